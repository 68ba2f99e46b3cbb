import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { t } from '../../i18n/table.ts';
import { canVibrate } from '../../settings/preferences.ts';
import { settings } from '../../settings/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Dropdown } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { watched } from '../../ui/watched.ts';
import { onOf, switchedBy } from '../helps.ts';
import type { ToolsProps } from '../TableBar.tsx';
import type { Deed } from './deeds.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import { tableKeyOf } from './use-table-keys.ts';
import './menu.css';

const isByFinger = watched('(pointer: coarse)');

export interface MenuProps {
	open: boolean;
	onClose: () => void;
	tools: ToolsProps;
	/** What may be done about the table. */
	deeds: readonly Deed[];
	/** Shuts the menu first, so that the focus is back where it came from. */
	onDeed: (deed: () => void) => void;
	onKeys: (() => void) | null;
}

/** How it looks and sounds, help, and the table: what does not apply here is absent. */
export function Menu({ open, onClose, tools, deeds, onDeed, onKeys }: MenuProps) {
	const rows = useRef<HTMLDivElement>(null);
	const { sounds, vibration, textMode, photographersTalk } = settings.read();
	const toText = () => settings.change({ textMode: !textMode });
	return (
		<Dropdown open={open} onClose={onClose} title={t('menu')}>
			{/* biome-ignore lint/a11y/useSemanticElements: the rows of a menu are no form. */}
			<div
				class="menu"
				role="group"
				aria-label={t('menu')}
				ref={rows}
				onKeyDown={(event) => {
					const isHandled =
						walk(event, rows.current) || letter(event, { M: onClose, T: toText, R: rows.current, '?': onKeys, onDeed });
					if (isHandled) event.preventDefault();
				}}
			>
				<ThemeChoice />
				<Switch
					icon={sounds ? 'sound' : 'silent'}
					title={t(canVibrate ? 'menu.soundAndTouch' : 'menu.sound')}
					isOn={sounds || (canVibrate && vibration)}
					onChange={(isOn) => settings.change({ sounds: isOn, vibration: isOn })}
				/>
				<Helps {...tools} />
				<Switch
					icon="text"
					title={t('menu.textMode')}
					about={t('menu.textModeAbout')}
					letter="T"
					isOn={textMode}
					onChange={toText}
				/>
				{tools.hasBots && (
					<Switch
						icon="chat"
						title={t('menu.photographersTalk')}
						isOn={photographersTalk}
						onChange={(isOn) => settings.change({ photographersTalk: isOn })}
					/>
				)}
				{(tools.rules || onKeys) && <hr />}
				{tools.rules && (
					<Link
						icon="book"
						title={t('menu.rules', { title: tools.title ?? '' })}
						about={t('menu.rulesAbout')}
						letter="R"
						href={tools.rules}
					/>
				)}
				<Lessons {...{ tools, onDeed }} />
				{onKeys && !isByFinger.value && (
					<Row icon="help" title={t('menu.keys')} letter="?" onPress={() => onDeed(onKeys)} />
				)}
				{deeds.length > 0 && <hr />}
				{deeds.map((deed) => (
					<DeedRow key={deed.id} deed={deed} onDeed={onDeed} />
				))}
			</div>
		</Dropdown>
	);
}

interface WordsProps {
	icon?: IconName;
	title: string;
	about?: string | undefined;
	/** The key that does it. */
	letter?: string;
}

/** What a row says, and what a control in it is called by it. */
function useWords({ icon, title, about, letter }: WordsProps) {
	const id = useId();
	const words = (
		<>
			{icon && <Icon name={icon} size={20} />}
			<span class="words">
				<b id={id}>{title}</b>
				{about && <small id={`${id}-about`}>{about}</small>}
			</span>
			{letter && (
				<span class="key" aria-hidden="true">
					{letter}
				</span>
			)}
		</>
	);
	return { words, named: { 'aria-labelledby': id, ...(about && { 'aria-describedby': `${id}-about` }) } };
}

function Switch({ isOn, onChange, ...given }: WordsProps & { isOn: boolean; onChange: (isOn: boolean) => void }) {
	const { words, named } = useWords(given);
	return (
		<label class="menu-row">
			{words}
			<input
				class="switch"
				type="checkbox"
				role="switch"
				checked={isOn}
				aria-checked={isOn}
				{...named}
				onChange={({ currentTarget }) => onChange(currentTarget.checked)}
			/>
		</label>
	);
}

function Row({ onPress, ...given }: WordsProps & { onPress: () => void }) {
	const { words } = useWords(given);
	return (
		<button type="button" class="menu-row" onClick={onPress}>
			{words}
			<Icon name="next" size={18} />
		</button>
	);
}

/** Lessons at a table of their own, or those of this match once more. */
function Lessons({ tools: { lessons }, onDeed }: Pick<MenuProps, 'tools' | 'onDeed'>) {
	const given = { icon: 'play', title: t('coach.show') } as const;
	if (lessons === undefined) return null;
	if (typeof lessons === 'string') return <Link {...given} about={t('menu.coachAbout')} href={lessons} />;
	return <Row {...given} about={t('menu.coachBack')} onPress={() => onDeed(lessons)} />;
}

/** Opens beside the table, so that nobody loses their place. */
function Link({ href, ...given }: WordsProps & { href: string }) {
	const { words } = useWords(given);
	return (
		<a class="menu-row" href={href} target="_blank" rel="noopener" data-letter={given.letter}>
			{words}
			<Icon name="next" size={18} />
		</a>
	);
}

/** A row that opens in its place. */
function Opening({ children, ...given }: WordsProps & { children: ComponentChildren }) {
	const isOpen = useSignal(false);
	const id = useId();
	const { words } = useWords(given);
	return (
		<>
			<button
				type="button"
				class="menu-row"
				aria-expanded={isOpen.value}
				aria-controls={id}
				onClick={() => {
					isOpen.value = !isOpen.value;
				}}
			>
				{words}
				<span class="turn-down">
					<Icon name="next" size={18} />
				</span>
			</button>
			<div class="menu-inner" id={id} hidden={!isOpen.value}>
				{isOpen.value && children}
			</div>
		</>
	);
}

function Helps({ helps }: ToolsProps) {
	const { helps: switched, textMode } = settings.read();
	if (!helps || textMode || helps.helps.length === 0) return null;
	const on = onOf(helps, switched);
	return (
		<Opening icon="bulb" title={t('helps')} about={t('menu.helpsOn', { on: on.size, all: helps.helps.length })}>
			{helps.helps.map(({ id, title, about }) => (
				<Switch
					key={id}
					title={title()}
					about={about()}
					isOn={on.has(id)}
					onChange={() => settings.change({ helps: switchedBy(helps.game, id, switched) })}
				/>
			))}
		</Opening>
	);
}

function DeedRow({ deed, onDeed }: { deed: Deed; onDeed: MenuProps['onDeed'] }) {
	const { icon, title, about, does } = deed;
	if (typeof does === 'function') return <Row {...{ icon, title, about }} onPress={() => onDeed(does)} />;
	return (
		<Opening {...{ icon, title, about }}>
			<div class="ways">
				{does.map((way) => (
					<Button key={way.title} kind={way.isLoss ? 'main' : 'plain'} onPress={() => onDeed(way.does)}>
						{way.title}
					</Button>
				))}
			</div>
		</Opening>
	);
}

/** Up and down go from row to row; left and right stay with the choice they are on. */
function walk({ key, target }: KeyboardEvent, menu: HTMLElement | null): boolean {
	const step = { ArrowDown: 1, ArrowUp: -1 }[key];
	if (step === undefined || menu === null || !(target instanceof HTMLElement)) return false;
	const stops = [...menu.querySelectorAll<HTMLElement>('input:checked[type="radio"], .switch, button, a')];
	const at = stops.findIndex(
		(one) =>
			one === target ||
			(target instanceof HTMLInputElement &&
				one instanceof HTMLInputElement &&
				one.name === target.name &&
				one.name !== ''),
	);
	stops[(at + step + stops.length) % stops.length]?.focus();
	return true;
}

interface Letters {
	M: () => void;
	T: () => void;
	R: HTMLElement | null;
	'?': (() => void) | null;
	onDeed: MenuProps['onDeed'];
}

/** With the menu open the letters count at every board. */
function letter(event: KeyboardEvent, { M, T, R, '?': keys, onDeed }: Letters): boolean {
	if (event.ctrlKey || event.metaKey || event.altKey) return false;
	switch (tableKeyOf(event)) {
		case 'M':
			M();
			return true;
		case 'T':
			T();
			return true;
		case 'R':
			R?.querySelector<HTMLElement>('[data-letter="R"]')?.click();
			return true;
		case '?':
			if (keys) onDeed(keys);
			return keys !== null;
		default:
			return false;
	}
}
