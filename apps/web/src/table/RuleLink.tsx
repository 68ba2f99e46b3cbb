/** The number of a rule, as a way to its text; opens beside the table, so that nobody loses their place. */
export function RuleLink({ game, rule }: { game: string; rule: string }) {
	return (
		<a class="rule" href={`/rules/${game}#${rule}`} target="_blank" rel="noopener">
			{rule}
		</a>
	);
}
