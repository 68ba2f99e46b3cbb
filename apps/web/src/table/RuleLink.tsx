/** The number of a rule, as a way to its text; opens beside the table, so that nobody loses their place. */
export function RuleLink({ game, rule }: { game: string; rule: string }) {
	return (
		<a class="rule" href={`/rules/${game}#${rule}`} target="_blank" rel="noopener">
			{rule}
		</a>
	);
}

/** Words in which every number of a rule is the way to it. */
export function Ruled({ game, children }: { game: string; children: string }) {
	const parts = children.split(/\b([A-Z]{3}-\d+)\b/);
	return <>{parts.map((part, i) => (i % 2 === 0 ? part : <RuleLink key={part} game={game} rule={part} />))}</>;
}
