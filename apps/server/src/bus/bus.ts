/**
 * How the nodes of one server talk to each other. It promises little: a text arrives at most once, texts of one node in the
 * order in which it sent them, and what is sent while the bus is away never arrives. Whoever needs more asks again.
 */
export interface Bus {
	/** Whether it is reached right now. */
	readonly isUp: boolean;
	/**
	 * Asks one of those who answer to a subject. `NobodyThere` where there are none, `AnswerLate` after so many milliseconds,
	 * `BusAway` where the bus is not reached.
	 */
	request(subject: string, text: string, milliseconds: number): Promise<string>;
	/** Tells everybody who hears the subject, this node included. */
	publish(subject: string, text: string): void;
	/** Hears a subject; of those who share a queue, each text reaches one. Resolves when nothing sent from now on is missed. */
	subscribe(subject: string, hear: Hear, queue?: string): Promise<Subscription>;
	/** Calls back whenever the bus was away and is back: everything may have been missed meanwhile. */
	onBack(act: () => void): void;
	close(): Promise<void>;
}

/** What comes back is the answer, where one was asked for; one that fails is none. */
export type Hear = (text: string) => Promise<string> | string | undefined;

export interface Subscription {
	/** Resolves when nothing sent from now on is heard. */
	end(): Promise<void>;
}

/** Nobody answers to the subject. */
export class NobodyThere extends Error {
	override readonly name = 'NobodyThere';
}

/** Somebody was asked, perhaps, and has not answered in time. */
export class AnswerLate extends Error {
	override readonly name = 'AnswerLate';
}

/** The bus is not reached, or was lost before there was an answer. */
export class BusAway extends Error {
	override readonly name = 'BusAway';
}

/** The bus cannot be used as it is told; the message says why and what helps. */
export class BusError extends Error {
	override readonly name = 'BusError';
}
