/** Line icons: 24 × 24, strokes of 2, no fills. Suit symbols are filled; the two never stand in one row. */
const line = (d: string) =>
	`<path d="${d}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
const ring = (cx: number, cy: number, r: number) =>
	`<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="currentColor" stroke-width="2"/>`;

/** SVG content in the current colour. */
export const ICONS = {
	menu: line('M4 7h16M4 12h16M4 17h16'),
	chat: line('M4 5h16v11H10l-5 4v-4H4z'),
	log: line('M5 6h2M10 6h9M5 12h2M10 12h9M5 18h2M10 18h9'),
	help: line('M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.1') + ring(12, 12, 9.5),
	undo: line('M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3'),
	sound: line('M4 10v4h3l5 4V6L7 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11'),
	bulb: line('M9 18h6M10 21h4M8.5 14.5A5.5 5.5 0 1 1 15.5 14.5c-.6.5-1 1.3-1 2h-5c0-.7-.4-1.5-1-2z'),
	eye: `${line('M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z')}<circle cx="12" cy="12" r="2.6" fill="currentColor"/>`,
	moon: line('M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z'),
	sun:
		line('M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4') + ring(12, 12, 4),
	people:
		line('M3 20c0-3.5 2.7-5.5 6-5.5s6 2 6 5.5M16 5a3.5 3.5 0 0 1 0 6.5M17.5 14.8c2.2.6 3.5 2.4 3.5 5.2') +
		ring(9, 8, 3.5),
	bot: line('M12 3v3M6 9h12v9H6zM3 12v3M21 12v3M9.5 13v1M14.5 13v1'),
	link: line('M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1'),
	phone: line('M8 3h8v18H8zM11 18h2'),
	clock: line('M12 7v5l3.5 2') + ring(12, 12, 9),
	back: line('M15 5l-7 7 7 7'),
	next: line('M9 5l7 7-7 7'),
	up: line('M12 20V5M5.5 11L12 4.5 18.5 11'),
	down: line('M12 4v15M5.5 13l6.5 6.5 6.5-6.5'),
	text: line('M5 6h14M5 12h14M5 18h8'),
	send: line('M4 12L20 4l-5 16-3.5-6.5z'),
	calendar: line('M4 6h16v14H4zM4 10h16M8 3v4M16 3v4'),
	plus: line('M12 5v14M5 12h14'),
	check: line('M5 12.5l4.5 4.5L19 7'),
	home: line('M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z'),
	book: line('M4 5c3-1.2 6-1 8 .8 2-1.8 5-2 8-.8v14c-3-1.2-6-1-8 .8-2-1.8-5-2-8-.8zM12 6v13.5'),
	play: line('M7 4.5l12 7.5-12 7.5z'),
	chart: line('M4 20V4M4 20h16M8 16l4-5 3 3 5-7'),
} as const;
export type IconName = keyof typeof ICONS;

export const icon = (name: IconName, size = 20): string =>
	`<svg width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`;

const RING = 8.6;
const onCircle = (degrees: number, radius: number): [number, number] => {
	const angle = ((degrees - 90) * Math.PI) / 180;
	return [12 + Math.cos(angle) * radius, 12 + Math.sin(angle) * radius];
};
const place = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * The mark: an aperture of five blades, one for each game. `open` is 0 to 1; the pentagon takes the accent.
 * The colours are the page's tokens --mark-bg, --film, --mark-fg and --mark.
 */
export function mark(size = 28, open = 0.42): string {
	const corners = [0, 1, 2, 3, 4].map((i) => onCircle(i * 72, 11 * open));
	const blades = corners.map(([x, y], i) => {
		const [nextX, nextY] = corners[(i + 1) % 5];
		const [endX, endY] = onRing(x, y, nextX, nextY);
		return `<path d="M${place(x, y)}L${place(endX, endY)}"/>`;
	});
	const pentagon = `M${corners.map(([x, y]) => place(x, y)).join('L')}Z`;
	return [
		`<svg width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">`,
		'<rect width="24" height="24" rx="6" fill="var(--mark-bg,var(--film))"/>',
		'<g fill="none" stroke="var(--mark-fg,#fff)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">',
		`<circle cx="12" cy="12" r="${RING}"/>${blades.join('')}</g><path d="${pentagon}" fill="var(--mark)"/></svg>`,
	].join('');
}

/** Where the line from one corner through the next meets the ring. */
function onRing(x: number, y: number, nextX: number, nextY: number): [number, number] {
	const length = Math.hypot(nextX - x, nextY - y);
	const [dx, dy] = [(nextX - x) / length, (nextY - y) / length];
	const along = (nextX - 12) * dx + (nextY - 12) * dy;
	const outside = (nextX - 12) ** 2 + (nextY - 12) ** 2 - RING ** 2;
	const reach = Math.sqrt(along ** 2 - outside) - along;
	return [nextX + dx * reach, nextY + dy * reach];
}
