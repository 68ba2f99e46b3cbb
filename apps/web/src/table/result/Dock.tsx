import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t as tt } from '../../i18n/table.ts';
import type { ChatLine, Known } from '../../match/port.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { Unread } from '../../ui/Unread.tsx';
import type { GameKit } from '../game-kit.ts';
import { saveFile } from '../save-file.ts';
import { useUnread } from '../use-unread.ts';
import { OnceMore } from './OnceMore.tsx';
import { passOn, passOnPicture } from './pass-on.ts';
import type { Rematch } from './rematch.ts';
import { useKeys } from './use-keys.ts';
import { Wants } from './Wants.tsx';
import { t } from './words.ts';

interface Props {
	known: Known;
	kit: GameKit;
	names: readonly string[];
	record: () => Promise<string | null>;
	replayHref: string;
	linkHref: string | null;
	isBranch: boolean;
	rematch: Rematch | null;
	/** Draws the picture of what was made; null where the game has none. */
	picture: (() => Promise<Blob>) | null;
	/** Where the page has no room for the talk it is a sheet. */
	talk?: ComponentChildren;
	lines?: readonly ChatLine[];
}

const NONE: readonly never[] = [];

/** What next: once more, with whom, and what can be taken along. */
export function Dock(props: Props) {
	const { known, kit, names, record, replayHref, linkHref, isBranch, rematch, picture, talk, lines = NONE } = props;
	const problem = useSignal<string | null>(null);
	const isCopied = useSignal(false);
	const isTalking = useSignal(false);
	const unread = useUnread(lines, isTalking.value);
	const { table } = known;
	const isOld = table.view === null;
	const hasReplay = !isBranch && !isOld;
	const download = async () => {
		const text = await record().catch(() => null);
		problem.value = text === null ? tt('result.noRecord') : null;
		if (text !== null) saveFile(`${table.game}-${table.commitment.slice(0, 8)}.jsonl`, text);
	};
	const keep = async (draw: () => Promise<Blob>) => {
		const drawn = await draw().catch(() => null);
		problem.value = drawn === null ? t('dock.noPicture') : null;
		const name = `${table.game}-${table.commitment.slice(0, 8)}.png`;
		if (drawn !== null && !(await passOnPicture(name, drawn))) saveFile(name, drawn);
	};
	const share = async (href: string) => {
		const done = await passOn(new URL(href, location.href).href);
		problem.value = done === 'failed' ? t('dock.notCopied') : null;
		isCopied.value = done === 'copied';
	};
	useKeys({ p: rematch && !isOld ? '.next-steps .again' : null, w: hasReplay ? '.next-steps .replay' : null });
	return (
		<section class="next-steps" aria-label={t('dock.label')}>
			{rematch && !isOld && <Again {...rematch} />}
			{rematch && <Wants seats={rematch.wishing} table={table} names={names} />}
			{problem.value && <p role="alert">{problem.value}</p>}
			<span class="rest">
				{talk !== undefined && (
					<Unread count={unread}>
						<Button
							icon="chat"
							label={unread > 0 ? tt('chat.unread', { count: unread }) : tt('chat')}
							onPress={() => {
								isTalking.value = true;
							}}
						/>
					</Unread>
				)}
				{hasReplay && (
					<a class="button replay" href={replayHref}>
						<Labelled icon="play">{tt('result.replay')}</Labelled>
					</a>
				)}
				{linkHref !== null && (
					<button type="button" class="button link" onClick={() => share(linkHref)}>
						<Labelled icon={isCopied.value ? 'check' : 'link'}>
							{t(isCopied.value ? 'dock.copied' : 'dock.link')}
						</Labelled>
					</button>
				)}
				{picture !== null && (
					<button type="button" class="button picture" onClick={() => keep(picture)}>
						<Labelled icon="image">{t('dock.picture')}</Labelled>
					</button>
				)}
				{!isBranch && (
					<button type="button" class="button record" onClick={download}>
						<Labelled icon="log">{tt('result.record')}</Labelled>
					</button>
				)}
			</span>
			{rematch && known.viewer !== 'spectator' && (
				<OnceMore {...{ rematch, table, names }} rules={kit.rules} you={known.viewer} />
			)}
			<span class="aloud" role="status">
				{isCopied.value && t('dock.copied')}
			</span>
			<Sheet
				open={isTalking.value}
				onClose={() => {
					isTalking.value = false;
				}}
				title={tt('chat')}
			>
				{talk}
			</Sheet>
		</section>
	);
}

function Again({ isWanted, href, onToggle }: Rematch) {
	if (href !== null) {
		return (
			<a class="button main again" href={href}>
				{tt('result.nextTable')}
			</a>
		);
	}
	if (onToggle === null) return null;
	return (
		<button type="button" class="button main again" aria-pressed={isWanted} aria-keyshortcuts="P" onClick={onToggle}>
			{t(isWanted ? 'dock.wanted' : 'dock.again')}
		</button>
	);
}

/** On phones the icon alone is seen. */
function Labelled({ icon, children }: { icon: IconName; children: string }) {
	return (
		<>
			<Icon name={icon} size={18} />
			<span class="label">{children}</span>
		</>
	);
}
