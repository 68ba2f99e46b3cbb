import { Brackets, Place } from '../../ui/Brackets.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { Die } from '../../ui/Die.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ICONS, type IconName } from '../../ui/icons.ts';
import { MarkerLine } from '../../ui/MarkerLine.tsx';
import { CardBack, Print } from '../../ui/Print.tsx';
import { Section } from './Section.tsx';

const SUITS = ['blue', 'red', 'yellow', 'green', 'brown', 'grey', 'purple'];
const picture = <Cover game="photograph" />;
const nothing = () => {};

export function Things() {
	return (
		<>
			<Section title="Icons">
				{(Object.keys(ICONS) as IconName[]).map((name) => (
					<span key={name} title={name}>
						<Icon name={name} size={24} />
					</span>
				))}
			</Section>
			<Section title="Prints">
				<Print label="blue 7" width="96px" suit="blue" index="7" picture={picture} onPress={nothing} />
				<Print label="blue 7, aimed at" width="96px" suit="blue" index="7" picture={picture} aimed />
				<Print label="blue 7, lifted" width="96px" suit="blue" index="7" picture={picture} look="lifted" />
				<Print label="blue 7, will be sharp" width="96px" suit="blue" index="7" picture={picture} look="sharp" />
				<Print label="blurred, minus 2" width="96px" index="−2" look="blurred" />
				<Print label="not developed" width="96px" picture={picture} look="undeveloped" />
				<Place label="empty place" width="96px" />
			</Section>
			<Section title="Backs">
				{SUITS.map((suit, i) => (
					<CardBack key={suit} label={`${suit}, 1 to 6`} width="60px" suit={suit} band={i % 2 === 0 ? 'low' : 'high'}>
						<Icon name="sun" />
						<span>{i % 2 === 0 ? '1–6' : '7–12'}</span>
					</CardBack>
				))}
				<CardBack label="blank back" width="60px" />
				<CardBack label="tiny back" width="20px" suit="green" band="low">
					<Icon name="sun" />
				</CardBack>
			</Section>
			<Section title="Brackets and china marker">
				<Brackets on>
					<span class="note-chip">aimed at</span>
				</Brackets>
				<span class="marked">
					<MarkerLine shape="loop" seed={3} />
					<span>chosen</span>
				</span>
				<span class="marked">
					<MarkerLine shape="arrow" seed={2} />
				</span>
				<span class="marked low">
					<MarkerLine shape="underline" seed={5} />
				</span>
			</Section>
			<Section title="Dice">
				{[1, 2, 3, 4, 5, 6].map((value) => (
					<Die key={value} value={value} label={String(value)} />
				))}
				<Die value={5} label="savannah die, 5" tone="#f7d27a" />
				<Die value={2} label="forest die, 2" tone="#bfe6cb" />
			</Section>
		</>
	);
}
