import type { ComponentChildren } from 'preact';
import { t } from '../i18n/table.ts';
import { settings } from '../settings.ts';
import { Button } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';

interface Props {
	title: string;
	isYourTurn: boolean;
	isWatching: boolean;
	/** On narrow screens the log and the talk are sheets. */
	onLog?: () => void;
	onChat?: () => void;
	menu?: ComponentChildren;
}

/** The bar over a match: home, the game, whose turn it is, log, text mode. */
export function TableBar({ title, isYourTurn, isWatching, onLog, onChat, menu }: Props) {
	const { textMode, sounds } = settings.read();
	return (
		<header class="table-bar">
			<a class="logo" href="/" aria-label={`${title}: ${t('go.home')}`}>
				<Logo open={isYourTurn} />
				<span>{title}</span>
			</a>
			{isWatching && <span class="chip">{t('bar.watching')}</span>}
			<span class="turn" role="status">
				{isYourTurn && <span class="turn-marker">{t('bar.yourTurn')}</span>}
			</span>
			<span class="gap" />
			{menu}
			<span class="narrow">
				{onLog && <Button kind="quiet" icon="log" label={t('log')} onPress={onLog} />}
				{onChat && (
					<Button kind="quiet" onPress={onChat}>
						{t('chat')}
					</Button>
				)}
			</span>
			<span class="wide">
				<Button kind="quiet" small pressed={sounds} onPress={() => settings.change({ sounds: !sounds })}>
					{t(sounds ? 'bar.soundsOn' : 'bar.soundsOff')}
				</Button>
			</span>
			<Button
				kind="quiet"
				icon="text"
				label={t('bar.textMode')}
				pressed={textMode}
				onPress={() => settings.change({ textMode: !textMode })}
			/>
		</header>
	);
}
