import { setFlagsFromString } from 'node:v8';

/**
 * Has new objects begin in the young generation, all of them. V8 would put those of a kind that often lived long among
 * the old ones at once, views for instance; there they keep what they refer to alive until the next large collection,
 * long after everybody has forgotten them. To be called before there is much to collect.
 */
export function beginYoung(): void {
	setFlagsFromString('--no-allocation-site-pretenuring');
}
