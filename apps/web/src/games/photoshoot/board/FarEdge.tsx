import type { Seat } from '@shutterbox/kernel';
import { teamOf } from '@shutterbox/photoshoot/client';
import { list } from '../../../i18n/format.ts';
import { Desk, type DeskProps } from './Desk.tsx';
import { TeamShape } from './parts/Sign.tsx';
import { teamTitle } from './people.ts';
import { say } from './words.ts';

/** Control's edge of a device that lies between two teams, turned towards them. */
export function FarEdge({ scene, seat, ...more }: DeskProps & { seat: Seat }) {
	const { view, reader, device } = scene;
	const team = teamOf(view, seat);
	return (
		<>
			<Desk scene={{ ...scene, seat, device: null }} {...more} />
			<p>
				<b>
					<TeamShape team={team} />
					{teamTitle(view, team)} {view.scores[team]}
				</b>
				{list((device?.far ?? []).map((one) => reader.names[one]))}
				<br />
				{say('device.watch')}
			</p>
		</>
	);
}
