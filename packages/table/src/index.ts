export { namesOfBots } from './bots.ts';
export { diff, patch } from './delta.ts';
export { formerPlayer, isFormer } from './former.ts';
export type { LogRow } from './journal.ts';
export { leaversOf, ranksOfLeavers, standingOf } from './leavers.ts';
export { distinctName, nameKey } from './names.ts';
export { GRACE, HELD } from './people.ts';
export type { SavedTable, Work } from './saved.ts';
export { nameAt } from './seating.ts';
export type { Steps } from './steps.ts';
export { Table } from './table.ts';
export { PACE_LIMITS } from './terms.ts';
export { type Intention, type Thought, think } from './think.ts';
export type {
	ClockView,
	Command,
	Ending,
	Fresh,
	HostEvent,
	Occupant,
	Pace,
	Result,
	SeatView,
	Stage,
	TableEvent,
	TableView,
	Terms,
	Update,
} from './types.ts';
export { applyUpdate } from './update.ts';
