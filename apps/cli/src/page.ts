/** One-file pages with charts, for reports. No script, nothing fetched. */

/** A value with its interval. */
export interface Mark {
	readonly label: string;
	readonly at: number;
	readonly low: number;
	readonly high: number;
	readonly told: string;
}

const [LABEL, WIDTH, ROW, TOLD] = [190, 420, 28, 300];

export function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Values one below the other on a common scale, with a line where nothing is gained or lost. */
export function scale(marks: readonly Mark[], from: number, to: number, par: number): string {
	const x = (value: number) => LABEL + (WIDTH * (Math.min(to, Math.max(from, value)) - from)) / (to - from);
	const height = marks.length * ROW;
	const rows = marks.map(({ label, at, low, high, told }, i) => {
		const y = i * ROW + ROW / 2;
		return [
			`<text x="0" y="${y + 5}">${escaped(label)}</text>`,
			`<line class="interval" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/>`,
			`<circle cx="${x(at)}" cy="${y}" r="5"/>`,
			`<text x="${LABEL + WIDTH + 16}" y="${y + 5}">${escaped(told)}</text>`,
		].join('');
	});
	const line = `<line class="par" x1="${x(par)}" x2="${x(par)}" y1="0" y2="${height}"/>`;
	return `<svg viewBox="0 0 ${LABEL + WIDTH + TOLD} ${height}" role="img">${line}${rows.join('')}</svg>`;
}

/** How often each value was seen, as columns of equal width. */
export function columns(counts: readonly (readonly [label: string, count: number])[]): string {
	const most = Math.max(1, ...counts.map(([, count]) => count));
	const wide = (LABEL + WIDTH + TOLD) / Math.max(1, counts.length);
	const bars = counts.map(([label, count], i) => {
		const high = (140 * count) / most;
		const middle = (i + 0.5) * wide;
		return `<rect x="${i * wide + 1}" y="${150 - high}" width="${Math.max(1, wide - 2)}" height="${high}"><title>${escaped(label)}: ${count}</title></rect><text class="small" x="${middle}" y="166">${escaped(label)}</text>`;
	});
	return `<svg viewBox="0 0 ${LABEL + WIDTH + TOLD} 172" role="img">${bars.join('')}</svg>`;
}

export function document(title: string, parts: readonly string[]): string {
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; --ink: light-dark(#222, #ddd); --mark: light-dark(#b4541a, #f0a060); }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); }
svg { width: 100%; height: auto; }
svg text { font: 14px system-ui, sans-serif; fill: var(--ink); }
svg .small { font-size: 10px; text-anchor: middle; }
svg circle, svg rect { fill: var(--mark); }
.interval { stroke: var(--mark); stroke-width: 2; }
.par { stroke: var(--ink); stroke-dasharray: 3 4; opacity: 0.5; }
</style>
<h1>${escaped(title)}</h1>
${parts.join('\n')}
</html>
`;
}
