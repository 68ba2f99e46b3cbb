import { useSignal } from '@preact/signals';
import { Button } from '../../ui/Button.tsx';
import { Dialog, Sheet } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Release } from '../../ui/Release.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { tell } from '../../ui/Toast.tsx';
import { Section } from './Section.tsx';

const nothing = () => {};

export function Controls() {
	const open = useSignal<'dialog' | 'sheet' | null>(null);
	const tab = useSignal('scores');
	const close = () => {
		open.value = null;
	};
	return (
		<>
			<Section title="Buttons">
				<Button kind="main" onPress={nothing}>
					Play
				</Button>
				<Button onPress={nothing} icon="bulb">
					Hint
				</Button>
				<Button kind="quiet" onPress={nothing} icon="undo">
					Take back
				</Button>
				<Button small onPress={nothing}>
					Sit down
				</Button>
				<Button kind="quiet" icon="log" label="Log" onPress={nothing} />
				<Button disabled onPress={nothing}>
					Not now
				</Button>
				<Button
					kind="quiet"
					small
					icon="undo"
					disabled
					barred
					hint="The pick turned a card over, so it stays"
					onPress={nothing}
				>
					Take back
				</Button>
			</Section>
			<Section title="Shutter release">
				<Release verb="Roll the dice" detail="What falls, stays." onPress={nothing} />
				<Release size="compact" bare verb="Commit" onPress={nothing} />
				<Release size="compact" bare verb="Commit" disabled onPress={nothing} />
			</Section>
			<Section title="Dialog, sheet, toast">
				<Button onPress={() => (open.value = 'dialog')}>Open a dialog</Button>
				<Button onPress={() => (open.value = 'sheet')}>Open a sheet</Button>
				<Button onPress={() => tell({ text: 'The link to your table is copied.' })}>Show a toast</Button>
				<Dialog open={open.value === 'dialog'} onClose={close} title="Leave the table?">
					<p>A bot takes your seat and hands it back when you return.</p>
					<div class="actions">
						<Button onPress={close}>Stay</Button>
						<Button kind="main" onPress={close}>
							Leave
						</Button>
					</div>
				</Dialog>
				<Sheet open={open.value === 'sheet'} onClose={close} title="Log">
					<p>Tomasz took 2 cards from row 1 and shot them.</p>
				</Sheet>
			</Section>
			<Section title="Tabs">
				<Tabs
					label="Result"
					selected={tab.value}
					onSelect={(id) => (tab.value = id)}
					tabs={[
						{ id: 'scores', title: 'Scores', content: <p>Where the points came from.</p> },
						{ id: 'chart', title: 'Chart', content: <p>How they grew.</p> },
						{ id: 'proof', title: 'Proof', content: <p>Why the dice were fair.</p> },
					]}
				/>
			</Section>
			<Section title="Empty state">
				<div class="panel">
					<EmptyState title="No matches yet">Pick a picture above.</EmptyState>
				</div>
			</Section>
		</>
	);
}
