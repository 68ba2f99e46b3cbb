/** From now on nobody can change a value, or anything in it. */
export function deepFreeze(value: unknown): void {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
	Object.freeze(value);
	for (const part of Object.values(value)) deepFreeze(part);
}
