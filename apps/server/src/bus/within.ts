import type { Bus } from './bus.ts';

/** The setting with the name under which the nodes of a server find each other, whoever else uses the same bus. */
export const BUS_KEY = 'bus';

/** A part of a bus for those who share a prefix. */
export function within(bus: Bus, prefix: string): Bus {
	return {
		get isUp() {
			return bus.isUp;
		},
		request: (subject, text, milliseconds) => bus.request(`${prefix}.${subject}`, text, milliseconds),
		publish: (subject, text) => bus.publish(`${prefix}.${subject}`, text),
		subscribe: (subject, hear, queue) => bus.subscribe(`${prefix}.${subject}`, hear, queue),
		onBack: (act) => bus.onBack(act),
		close: () => bus.close(),
	};
}
