import type { AnyGame } from '@shutterbox/kernel';
import type { Pace } from '@shutterbox/table';
import { duration } from '../../i18n/format.ts';
import { t } from '../../i18n/table.ts';
import { Field } from '../../ui/Field.tsx';
import { paceChoice } from './pace-choice.ts';
import { BANKS, pacesOf, TURNS, usualPace } from './terms.ts';

interface Props {
	game: AnyGame;
	place: 'remote' | 'local';
	pace: Pace;
	onChange: (pace: Pace) => void;
}

/** How long a decision may take. */
export function PaceFields({ game, place, pace, onChange }: Props) {
	const kinds = pacesOf(game, place);
	if (kinds.length === 1) return <p class="note">{t('form.pace.own.help')}</p>;
	const time = (value: string | number | boolean) => (value === 0 ? t('form.noBank') : duration(Number(value)));
	return (
		<>
			<Field
				title={t('form.pace')}
				help={t(`form.pace.${paceChoice(game, pace.kind)}.help`)}
				schema={{ kind: 'choice', values: kinds }}
				value={pace.kind}
				words={(kind) => t(`form.pace.${paceChoice(game, kind as Pace['kind'])}`)}
				onChange={(kind) => onChange(usualPace(kind as Pace['kind']))}
			/>
			{pace.kind !== 'untimed' && (
				<Field
					title={t('form.turn')}
					schema={{ kind: 'choice', values: TURNS[pace.kind] }}
					value={pace.turn}
					words={time}
					onChange={(turn) => onChange({ ...pace, turn: turn as number })}
				/>
			)}
			{pace.kind === 'live' && (
				<Field
					title={t('form.bank')}
					help={t('form.bank.help')}
					schema={{ kind: 'choice', values: BANKS }}
					value={pace.bank}
					words={time}
					onChange={(bank) => onChange({ ...pace, bank: bank as number })}
				/>
			)}
		</>
	);
}
