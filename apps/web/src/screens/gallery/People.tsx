import { yourTurn } from '../../shell/tab.ts';
import { Button } from '../../ui/Button.tsx';
import { Chart } from '../../ui/Chart.tsx';
import { Clock } from '../../ui/Clock.tsx';
import { Log } from '../../ui/Log.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PromptBar } from '../../ui/PromptBar.tsx';
import { Release } from '../../ui/Release.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Section } from './Section.tsx';

const nothing = () => {};

export function People() {
	return (
		<>
			<Section title="Logo, closed and open">
				<span class="logo">
					<Logo />
					<Logo open />
					<Logo size={56} />
					<Logo size={56} open />
				</span>
				<Button onPress={() => (yourTurn.value = yourTurn.value ? null : { href: '/gallery' })}>Pass the turn</Button>
			</Section>
			<Section title="Seats and clock">
				<SeatMark name="Vera" you />
				<SeatMark name="Tomasz" />
				<SeatMark name="Инес" shape="drop" />
				<SeatMark name="Zoya" bot="zoya" />
				<SeatMark name="Noor" bot="noor" />
				<SeatMark name="Stella" bot="stella" />
				<SeatMark name="Bot f/2" bot="hard" />
				<Clock left={42_000} bank={190_000} />
				<Clock left={7_200} bank={0} />
			</Section>
			<Section title="Prompt">
				<PromptBar
					level={2}
					verb="Wind the film"
					actions={
						<Button icon="bulb" onPress={nothing}>
							Hint
						</Button>
					}
				>
					Slide one card toward the fresh end. Then the two at the shutter are shot.
				</PromptBar>
				<PromptBar
					level={2}
					verb="Wind the film"
					refusal={
						<>
							The top card cannot move (<a href="/rules">PHO-18</a>).
						</>
					}
					actions={<Release size="compact" bare verb="Commit" onPress={nothing} />}
				>
					Slide one card toward the fresh end.
				</PromptBar>
			</Section>
			<Section title="Log">
				<div class="panel">
					<Log
						label="Log, newest first"
						lines={[
							{
								id: 4,
								jumps: true,
								who: 'Vera',
								you: true,
								text: 'took purple 11 and one green 7–12 from row 2',
							},
							{
								id: 3,
								who: 'Stella',
								bot: 'stella',
								text: 'won the good shot, +5',
								record: true,
								jumps: true,
							},
							{ id: 2, text: 'Field refilled: 16 new cards' },
							{ id: 1, who: 'Ines', text: 'took 3 from row 1, all sharp' },
						]}
					/>
				</div>
			</Section>
			<Section title="Chart">
				<div class="panel">
					<Chart
						label="Points after each turn"
						step="Turn"
						series={[
							{ name: 'Vera', values: [-3, 0, 1, 4, 8, 12] },
							{ name: 'Tomasz', values: [-3, -1, 3, 5, 5, 9] },
							{ name: 'Ines', values: [-3, -2, 0, 3, 9, 10] },
							{ name: 'Stella', values: [-3, 1, 4, 7, 11, 16] },
						]}
					/>
				</div>
			</Section>
		</>
	);
}
