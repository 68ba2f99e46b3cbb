import type { ComponentChildren } from 'preact';
import type { Role } from '../games/game-ui.ts';
import { t } from '../i18n/table.ts';
import { settings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { HelpsButton } from './HelpsButton.tsx';
import type { Offered } from './helps.ts';

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
	menu?: ComponentChildren;
	tools?: ToolsProps;
}

/** The bar over a match: home, the game, whose turn it is, log, text mode. */
export function TableBar({ title, isYourTurn, isWatching, role, clock, onLog, onChat, menu, tools }: Props) {
	return (
		<header class="table-bar">
			<a class="logo" href="/" aria-label={`${title}: ${t('go.home')}`}>
				<Logo open={isYourTurn} />
				<span class="name">{title}</span>
			</a>
			{isWatching && <span class="chip">{t('bar.watching')}</span>}
			<span class="turn" role="status">
				{(role ? role.does : isYourTurn) && <span class="turn-marker">{role?.does ?? t('bar.yourTurn')}</span>}
				{role && <span class="where">{role.where}</span>}
			</span>
			<span class="gap" />
			{clock}
			{menu}
			<span class="narrow">
				{onLog && <Button kind="quiet" icon="log" label={t('log')} onPress={onLog} />}
				{onChat && <Button kind="quiet" icon="chat" label={t('chat')} onPress={onChat} />}
			</span>
			<span class={onLog ? 'wide' : 'tools'}>
				<TableTools {...tools} />
			</span>
		</header>
	);
}

export interface ToolsProps {
	/** Where the game's rules are told. */
	rules?: string;
	/** What helps its board has. */
	helps?: Offered;
}

/** The rules, helps, sounds, and the board as text; where the bar has no room for them they lie in the log's sheet. */
export function TableTools({ rules, helps }: ToolsProps) {
	const { textMode, sounds } = settings.read();
	return (
		<>
			{rules && (
				<a class="button quiet bare" href={rules} target="_blank" rel="noopener" title={t('bar.rules')}>
					<Icon name="book" size={20} />
					<span class="aloud">{t('bar.rules')}</span>
				</a>
			)}
			{helps && !textMode && <HelpsButton offered={helps} />}
			<Button
				kind="quiet"
				icon={sounds ? 'sound' : 'silent'}
				label={t('bar.sounds')}
				hint={t(sounds ? 'bar.soundsOn' : 'bar.soundsOff')}
				pressed={sounds}
				onPress={() => settings.change({ sounds: !sounds })}
			/>
			<Button
				kind="quiet"
				icon="text"
				label={t('bar.textMode')}
				hint={t('bar.textMode')}
				pressed={textMode}
				onPress={() => settings.change({ textMode: !textMode })}
			/>
		</>
	);
}
