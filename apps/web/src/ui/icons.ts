/** Line icons on a 24 px grid: the outline to stroke, and for some a disc or a ring. */
export const ICONS = {
	back: 'M15 5l-7 7 7 7',
	book: 'M4 5c3-1.2 6-1 8 .8 2-1.8 5-2 8-.8v14c-3-1.2-6-1-8 .8-2-1.8-5-2-8-.8zM12 6v13.5',
	bulb: 'M9 18h6M10 21h4M8.5 14.5A5.5 5.5 0 1 1 15.5 14.500c-.6.5-1 1.3-1 2h-5c0-.7-.4-1.5-1-2z',
	chart: 'M4 20V4M4 20h16M8 16l4-5 3 3 5-7',
	check: 'M5 12.5l4.5 4.500L19 7',
	close: 'M6 6l12 12M18 6L6 18',
	log: 'M5 6h2M10 6h9M5 12h2M10 12h9M5 18h2M10 18h9',
	minus: 'M5 12h14',
	moon: 'M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500z',
	next: 'M9 5l7 7-7 7',
	people:
		'M3 20c0-3.5 2.7-5.5 6-5.500s6 2 6 5.500M16 5a3.5 3.5 0 0 1 0 6.500M17.5 14.800c2.2.6 3.5 2.4 3.5 5.200M5.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
	phone: 'M8 3h8v18H8zM11 18h2',
	play: 'M7 4.500l12 7.5-12 7.500z',
	plus: 'M12 5v14M5 12h14',
	settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
	sun: 'M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.600L7 7M17 17l1.4 1.400M5.6 18.400L7 17M17 7l1.4-1.400M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
	text: 'M5 6h14M5 12h14M5 18h8',
	undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
} as const;

export type IconName = keyof typeof ICONS;
