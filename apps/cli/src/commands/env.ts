import { createInterface } from 'node:readline';
import { Environment, EnvironmentError, type Reset } from '@shutterbox/bots';
import type { Command } from '../command.ts';
import { gameNamed, prepareBots } from '../tables.ts';

const LONGEST_LINE = 1_000_000;

export const envCommand: Command = {
	name: 'env',
	operands: '<game>',
	summary: 'an environment for research, over lines of JSON',
	about: [
		'Reads one JSON object a line and answers each with one line. {"do":"reset","seed":1,"players":2,"options":{},"bots":[null,"greedy"]} begins a match: null, or nothing, is a seat of yours. Then {"do":"observe","seat":0} gives what the seat knows, {"do":"moves","seat":0} its legal moves or, where there are too many, candidates, {"do":"random","seat":0} one of them by chance, and {"do":"step","seat":0,"move":{…}} makes one.',
		'Every answer but those to moves, random and observe is the status: {"players","toMove","now","entries","outcome"}. Where time decides, step takes "at", in milliseconds of the match, a second later unless told, and {"do":"wait","until":5000} lets the others play. What is malformed or illegal is answered with {"error":{"code","message","facts"}}, and nothing has happened; "id" of a line comes back with its answer.',
		'A client for Python: apps/cli/python/shutterbox.py.',
	],
	flags: [],
	examples: ['env photograph', 'env snapshot < lines.jsonl'],

	async run(args) {
		const game = gameNamed('env', args);
		await prepareBots(game);
		const environment = new Environment(game);
		for await (const line of createInterface({ input: process.stdin })) {
			if (line.trim() === '') continue;
			const answer = JSON.stringify(answered(environment, line));
			if (!process.stdout.write(`${answer}\n`)) await new Promise((resolve) => process.stdout.once('drain', resolve));
		}
		return 0;
	},
};

type Question = Readonly<Record<string, unknown>>;

function answered(environment: Environment, line: string): object {
	let id: unknown;
	try {
		const question = questionOf(line);
		id = question.id;
		return { ...(id === undefined ? {} : { id }), ...done(environment, question) };
	} catch (error) {
		if (!(error instanceof EnvironmentError)) throw error;
		const { code, message, facts } = error;
		return { ...(id === undefined ? {} : { id }), error: { code, message, facts } };
	}
}

function questionOf(line: string): Question {
	if (line.length > LONGEST_LINE)
		throw new EnvironmentError('TOO_LONG', `a line has at most ${LONGEST_LINE} characters`);
	let question: unknown;
	try {
		question = JSON.parse(line);
	} catch {
		throw new EnvironmentError('BAD_JSON', 'the line is no JSON');
	}
	if (isObject(question)) return question;
	throw new EnvironmentError('BAD_LINE', 'the line is no JSON object');
}

function isObject(value: unknown): value is Question {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function done(environment: Environment, question: Question): object {
	const { seat, move, at, until } = question;
	switch (question.do) {
		case 'reset':
			return environment.reset(resetOf(question));
		case 'status':
			return environment.status();
		case 'observe':
			return { view: environment.observe(seat) };
		case 'moves':
			return { moves: environment.moves(seat, wholeOf(question, 'limit')) };
		case 'random':
			return { move: environment.randomMove(seat) };
		case 'step':
			return environment.step(seat, move, at);
		case 'wait':
			return environment.wait(until);
		default:
			throw new EnvironmentError('BAD_LINE', '"do" is one of reset, status, observe, moves, random, step, wait');
	}
}

function wholeOf(question: Question, name: string): number | undefined {
	const value = question[name];
	if (value === undefined || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)) return value;
	throw new EnvironmentError('BAD_LINE', `"${name}" is a whole number`);
}

function resetOf(question: Question): Reset {
	const { options = {}, bots = [] } = question;
	if (!isObject(options)) throw new EnvironmentError('BAD_LINE', '"options" is an object');
	if (!Array.isArray(bots) || bots.some((bot) => bot !== null && typeof bot !== 'string'))
		throw new EnvironmentError('BAD_LINE', '"bots" is a list of names and nulls');
	const [seed, players] = [wholeOf(question, 'seed'), wholeOf(question, 'players')];
	return { options, bots, ...(seed === undefined ? {} : { seed }), ...(players === undefined ? {} : { players }) };
}
