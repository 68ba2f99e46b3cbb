// biome-ignore-all format: inks are rows of colours
/** The inks of the forest by moonlight. */
export const F = {
	under: '#05191F', low: '#0A2E35', tuft: '#2F8280', tuft2: '#1F6668', stone: '#4C7A82', stoneHi: '#86B0B3',
	stoneLo: '#2E565F', wood: '#5B4A38', woodHi: '#8A7456', cap: '#C4755F', capHi: '#EBD9C0', bloom: '#CFE8DD',
	leaf: '#7C7A48', leaf2: '#8E6A3E', print: '#0F4047', shadow: '#021317', berry: '#D8695B',
	/** From the clearing to the rim, each in two tones. */
	moss: [['#1E6462', '#1A5A5A'], ['#174F54', '#14484E'], ['#123F48', '#103842']],
	edge: ['#3C8F85', '#297072', '#1C5660'],
	/** From the shadow to the moon. */
	fir: ['#062028', '#0C383F', '#15555A', '#23757A'],
} as const;

/** Every ink of a drawing through one function: night is a grade, not a second drawing. */
export const grade = (drawing: string, ink: (color: string) => string) => drawing.replace(
	/#[0-9A-Fa-f]{6}\b/g, (color) => ink(color.toUpperCase()),
);
