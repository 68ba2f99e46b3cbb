import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardKey, Role } from '../games/game-ui.ts';
import { t } from '../i18n/table.ts';
import { settings } from '../settings/settings.ts';
import { ThemeButton } from '../shell/ThemeButton.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { lateChunk } from '../ui/late.tsx';
import { Unread } from '../ui/Unread.tsx';
import { whenQuiet } from '../ui/when-quiet.ts';
import type { Offered } from './helps.ts';
import { type Deed, toStart } from './menu/deeds.ts';
import { lettersOf, useTableKeys } from './menu/use-table-keys.ts';

interface Props {
	title: string;
	isYourTurn: boolean;
	isWatching: boolean;
	/** What one does, where everybody acts at once. */
	role?: Role;
	/** One's own time, where it runs. */
	clock?: ComponentChildren;
	/** On narrow screens the log and the talk are sheets. */
	onLog?: () => void;
	onChat?: () => void;
	/** Lines of the talk that were not in sight yet. */
	unread?: number;
	/** What has to be at hand at once. */
	children?: ComponentChildren;
	tools?: ToolsProps;
	/** What may be done about the table; where there is nothing, one goes back to the start. */
	deeds?: readonly Deed[];
}

export interface ToolsProps {
	/** The game's, where there is one. */
	title?: string;
	/** Where the game's rules are told. */
	rules?: string;
	/** How it is learnt at the table: where a match with lessons begins, or what brings back those that were skipped. */
	lessons?: string | (() => void);
	/** What helps its board has. */
	helps?: Offered;
	/** Photographers sit at the table, who may talk. */
	hasBots?: boolean;
	/** What its keys do. */
	keys?: readonly BoardKey[];
}

const menu = lateChunk(() => import('./menu/Menu.tsx'));
const keysSheet = lateChunk(() => import('./menu/KeysSheet.tsx'));
const Menu = menu.part((chunk) => chunk.Menu);
const KeysSheet = keysSheet.part((chunk) => chunk.KeysSheet);
const bringMenu = () => {
	menu.bring();
	keysSheet.bring();
};
const NOTHING: readonly never[] = [];

/** The bar over a match: home, the game, whose turn it is, log, talk, and the menu; on phones the mark opens it. */
export function TableBar({
	title,
	isYourTurn,
	isWatching,
	role,
	clock,
	onLog,
	onChat,
	unread = 0,
	children,
	tools = {},
	deeds,
}: Props) {
	const open = useSignal<'menu' | 'keys' | null>(null);
	const wasOpened = useRef(false);
	wasOpened.current ||= open.value !== null;
	/** What was chosen in the menu, until it has given the focus back. */
	const chosen = useRef<(() => void) | null>(null);
	const { rules, keys = NOTHING } = tools;
	const show = (what: 'menu' | 'keys') => () => {
		open.value = what;
	};
	const shut = () => {
		open.value = null;
	};
	useEffect(() => {
		const deed = chosen.current;
		chosen.current = null;
		if (open.value === null) deed?.();
	}, [open.value]);
	// So that the first press finds it here.
	useEffect(() => whenQuiet(bringMenu), []);
	useTableKeys(lettersOf(keys), {
		M: show('menu'),
		T: () => settings.change({ textMode: !settings.read().textMode }),
		...(rules !== undefined && { R: () => window.open(rules, '_blank', 'noopener') }),
		...(rules !== undefined && { '?': show('keys') }),
	});
	return (
		<header class="table-bar">
			<a class="logo wide" href="/" aria-label={`${title}: ${t('go.home')}`}>
				<Logo open={isYourTurn} />
				<span class="name">{title}</span>
			</a>
			<button type="button" class="logo narrow" aria-label={t('menu')} aria-haspopup="dialog" onClick={show('menu')}>
				<Logo open={isYourTurn} />
			</button>
			<span class="name narrow" aria-hidden="true">
				{title}
			</span>
			{isWatching && <span class="note-chip">{t('bar.watching')}</span>}
			<span class="turn" role="status">
				{(role ? role.does : isYourTurn) && <span class="turn-marker">{role?.does ?? t('bar.yourTurn')}</span>}
				{role?.standing && <span class="standing">{role.standing}</span>}
				{role?.where && <span class="where">{role.where}</span>}
			</span>
			<span class="gap" />
			{clock}
			{children}
			<span class={classNames('log-and-talk', role?.isSilent && 'silent')}>
				{onLog && <Button kind="quiet" icon="log" label={t('log')} hint={t('log')} onPress={onLog} />}
				{onChat && (
					<Unread count={unread}>
						<Button
							kind="quiet"
							icon="chat"
							label={unread > 0 ? t('chat.unread', { count: unread }) : t('chat')}
							hint={t('chat')}
							onPress={onChat}
						/>
					</Unread>
				)}
			</span>
			<span class="wide">
				{rules && (
					<a class="button quiet bare" href={rules} target="_blank" rel="noopener" title={t('bar.rules')}>
						<Icon name="book" size={20} />
						<span class="aloud">{t('bar.rules')}</span>
					</a>
				)}
				<SoundButton />
				<ThemeButton />
				<Button kind="quiet" icon="menu" label={t('menu')} hint={t('menu')} onPress={show('menu')} />
			</span>
			{wasOpened.current && (
				<>
					<Menu
						open={open.value === 'menu'}
						onClose={shut}
						tools={tools}
						deeds={deeds ?? [toStart()]}
						onDeed={(deed) => {
							chosen.current = deed;
							shut();
						}}
						onKeys={rules === undefined ? null : show('keys')}
					/>
					<KeysSheet open={open.value === 'keys'} onClose={shut} keys={keys} title={title} />
				</>
			)}
		</header>
	);
}

function SoundButton() {
	const { sounds } = settings.read();
	return (
		<Button
			kind="quiet"
			icon={sounds ? 'sound' : 'silent'}
			label={t('bar.sounds')}
			hint={t(sounds ? 'bar.soundsOn' : 'bar.soundsOff')}
			pressed={sounds}
			onPress={() => settings.change({ sounds: !sounds })}
		/>
	);
}
