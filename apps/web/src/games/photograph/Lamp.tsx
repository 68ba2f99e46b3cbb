import { Button } from '../../ui/Button.tsx';
import type { Hint } from './use-hint.ts';
import { t } from './words.ts';

/** Asks for two good ways, where there is something to decide. */
export function Lamp({ ways, toggle }: Hint) {
	return (
		<span class="lamp">
			<Button icon="bulb" pressed={ways !== null} disabled={toggle === null} onPress={() => toggle?.()}>
				<span class="lamp-word">{t('hint.ask')}</span>
			</Button>
		</span>
	);
}
