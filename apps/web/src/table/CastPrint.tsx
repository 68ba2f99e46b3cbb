import { botAloud, botName } from '../cast/bot-names.ts';
import { mannerOf } from '../cast/words.ts';
import { t } from '../i18n/table.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import './cast-print.css';

interface Props {
	bot: string;
	isSeated: boolean;
	/** No seat is free for them. */
	cannot?: boolean;
	/** It is pointed at, or has the focus. */
	onLook?: () => void;
	onPress: () => void;
}

/** A photographer to choose: a press seats them, or sends them away again. */
export function CastPrint({ bot, isSeated, cannot = false, onLook, onPress }: Props) {
	return (
		<button
			type="button"
			class={classNames('cast-print', 'aim', isSeated && 'seated')}
			aria-pressed={isSeated}
			aria-disabled={cannot}
			aria-label={botAloud(bot)}
			aria-description={mannerOf(bot)}
			title={cannot ? t('cast.noSeat') : undefined}
			onPointerEnter={onLook}
			onFocus={onLook}
			onClick={onPress}
		>
			<Portrait bot={bot} />
			<span class="called" aria-hidden="true">
				{botName(bot)}
			</span>
			{isSeated && (
				<span class="tick">
					<Icon name="check" size={16} />
				</span>
			)}
		</button>
	);
}
