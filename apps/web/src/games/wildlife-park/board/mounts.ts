import type { Scene } from './scene.ts';
import type { ThingLook } from './things.ts';

/** What the mounts beside the park are given. */
export interface MountProps extends Pick<Scene, 'shown' | 'own'> {
	/** What to do here now. */
	note: string;
	lookOf: (thing: string) => ThingLook;
	onPress: (thing: string) => void;
}
