interface Props {
	/** For those who hear it. */
	said: string;
	now: string;
	/** What it would become; null while nothing would change it. */
	then: string | null;
}

/** A sum as it is, and as it would be. */
export function NowThen({ said, now, then }: Props) {
	return (
		<p class="sum">
			<span class="aloud">{said}</span>
			<span aria-hidden="true">
				{now}
				{then !== null && (
					<>
						<i>→</i>
						{then}
					</>
				)}
			</span>
		</p>
	);
}
