/** e to the x from sums and products alone: engines round `Math.exp` differently, and the same seed should choose the same. */
export function exponential(x: number): number {
	if (x > 40) return exponential(40);
	if (x < -40) return 0;
	const halvings = 6;
	const small = x / 2 ** halvings;
	let term = 1;
	let sum = 1;
	for (let n = 1; n <= 9; n++) {
		term = (term * small) / n;
		sum += term;
	}
	for (let i = 0; i < halvings; i++) sum *= sum;
	return sum;
}

/** The chance of a win that a logit stands for. */
export function sigmoid(logit: number): number {
	return 1 / (1 + exponential(-logit));
}
