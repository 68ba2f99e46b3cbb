import { t } from '../../i18n/table.ts';
import { type Look, type ReplayMatch, SPEEDS } from '../../match/replay.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { framesOf } from './frames.ts';

interface Props {
	match: ReplayMatch;
	names: readonly string[];
	/** Null where nothing can go on from here. */
	onPlayOn: (() => void) | null;
}

const MOST_FRAMES = 48;

/** The film of the match: wind it to any moment, let it run, choose whose eyes to look with. */
export function Scrubber({ match, names, onPlayOn }: Props) {
	const { cursor, isRunning, speed, look } = match;
	const seek = (n: number) => {
		isRunning.value = false;
		match.seek(n);
	};
	const toggle = () => {
		if (cursor.peek() === match.length) match.seek(0);
		isRunning.value = !isRunning.peek();
	};
	const every = String(match.length).length - 1;
	return (
		<div class="scrubber">
			<div class="film strip" aria-hidden="true">
				{framesOf(match.record.entries, MOST_FRAMES).map(({ n, until, actor }, i) => (
					// biome-ignore lint/a11y/noStaticElementInteractions: the range below is everybody's way; the film is the pointer's.
					// biome-ignore lint/a11y/useKeyWithClickEvents: as above.
					<span
						key={n}
						class={classNames(
							'frame',
							cursor.value >= n && cursor.value <= until && 'now',
							cursor.value > until && 'past',
						)}
						onClick={() => seek(n)}
					>
						<i style={{ background: actor === 'table' ? 'var(--on-film-2)' : `var(--seat-${actor % 6})` }} />
						<b>{i % every === 0 ? n : ''}</b>
					</span>
				))}
			</div>
			<input
				type="range"
				min={0}
				max={match.length}
				value={cursor.value}
				aria-label={t('replay.moment')}
				aria-valuetext={t('replay.entry', { n: cursor.value, length: match.length })}
				onInput={({ currentTarget }) => seek(Number(currentTarget.value))}
			/>
			<div class="controls">
				<Button
					icon="back"
					label={t('replay.back')}
					disabled={cursor.value === 0}
					onPress={() => seek(cursor.peek() - 1)}
				/>
				<Button kind="main" onPress={toggle}>
					{t(isRunning.value ? 'replay.pause' : 'replay.play')}
				</Button>
				<Button
					icon="next"
					label={t('replay.forward')}
					disabled={cursor.value === match.length}
					onPress={() => seek(cursor.peek() + 1)}
				/>
				<span class="count">{t('replay.entry', { n: cursor.value, length: match.length })}</span>
				<label>
					<span>{t('replay.speed')}</span>
					<select
						class="select"
						value={speed.value}
						onChange={({ currentTarget }) => {
							speed.value = Number(currentTarget.value);
						}}
					>
						{SPEEDS.map((one) => (
							<option key={one} value={one}>
								× {one}
							</option>
						))}
					</select>
				</label>
				<label>
					<span>{t('replay.look')}</span>
					<select
						class="select"
						value={String(look.value)}
						onChange={({ currentTarget }) => {
							look.value = lookOf(currentTarget.value);
						}}
					>
						<option value="spectator">{t('replay.spectator')}</option>
						<option value="open">{t('replay.open')}</option>
						{names.map((name, seat) => (
							<option key={seat} value={seat}>
								{name}
							</option>
						))}
					</select>
				</label>
				{onPlayOn && <Button onPress={onPlayOn}>{t('playOn')}</Button>}
			</div>
		</div>
	);
}

function lookOf(value: string): Look {
	return value === 'spectator' || value === 'open' ? value : Number(value);
}
