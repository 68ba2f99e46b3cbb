/** Colours are '#rrggbb'. */
const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const fromChannels = (values: readonly number[]) =>
	`#${values
		.map((value) =>
			Math.max(0, Math.min(255, Math.round(value)))
				.toString(16)
				.padStart(2, '0'),
		)
		.join('')}`;

/** The first colour moved towards the second by a share from 0 to 1. */
export function mix(from: string, to: string, share: number): string {
	const target = channels(to);
	return fromChannels(channels(from).map((value, i) => value + (target[i] - value) * share));
}

/** The colour seen in a tinted light of the given strength, 0 to 1. */
export function multiply(color: string, light: string, strength: number): string {
	const tint = channels(light);
	return fromChannels(channels(color).map((value, i) => value * (1 - strength + (strength * tint[i]) / 255)));
}

export interface Light<Name extends string = string> {
	readonly mul?: readonly [light: string, strength: number];
	readonly mix?: readonly [haze: string, share: number];
	/** Inks that keep their own colour in any light: the story's accents. */
	readonly keep?: readonly Name[];
}

/** A frame's light: every ink of the story passes through it, so night or rain is one line, not a second palette. */
export function graded<Name extends string>(
	inks: Readonly<Record<Name, string>>,
	light: Light<NoInfer<Name>> = {},
): Record<Name, string> {
	const seen: Record<Name, string> = { ...inks };
	for (const name of Object.keys(inks) as Name[]) {
		if (light.keep?.includes(name)) continue;
		if (light.mul) seen[name] = multiply(seen[name], ...light.mul);
		if (light.mix) seen[name] = mix(seen[name], ...light.mix);
	}
	return seen;
}
