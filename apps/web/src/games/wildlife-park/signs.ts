/** Pictograms, 24 × 24: the four colours of habitats, and the rows of the leaflet. */
import type { Colour } from '@shutterbox/wildlife-park/client';
import { PAW } from '../../art/paw.ts';

export type SignId = Colour | 'entrance' | 'watchtowers' | 'animals' | 'missions' | 'heart';

/** Filled; what lies twice in one is a hole. */
export const SIGNS: Readonly<Record<SignId, string>> = {
	// leaf, wave, peak, grass
	green:
		'M21 2.6C9.8 2.4 3.6 7.4 3.6 14c0 1.5.3 2.8.9 3.9L2.4 20.4l1.6 1.6 2.3-2.2c1.3.9 2.9 1.4 4.7 1.4 7.4 0 10.4-7.6 10-18.6zM7 16.8C8.6 12.6 11.8 9.4 16.6 7.4c-3.8 3-6.4 6.4-7.8 10.6z',
	blue: 'M1 9.6c2.8-3.6 5.2-4.6 7.6-3 2 1.4 3.4 2.6 5.4 1.4 1.6-1 2.6-2.6 4-3.4 2.2-1.2 4-.4 5 1v4.2c-1.6-1.6-3-1.7-4.4-.6-1.6 1.3-2.8 3.4-5.4 3.8-2.2.3-3.8-1-5.4-2.2C6 9.4 4 11 1 14zM1 17.2c2.8-3.6 5.2-4.6 7.6-3 2 1.4 3.4 2.6 5.4 1.4 1.6-1 2.6-2.6 4-3.4 2.2-1.2 4-.4 5 1v4.2c-1.6-1.6-3-1.7-4.4-.6-1.6 1.3-2.8 3.4-5.4 3.8-2.2.3-3.8-1-5.4-2.2C6 17 4 18.6 1 21.6z',
	grey: 'M9 3.6 16 15l2.4-3.8L23.4 20.4H.6zM9 7.6 6.2 12.2l1.8 1.4L9.4 12l2 1.6.6-.8z',
	orange:
		'M11 21.4C10.4 14 8 9 3.6 5.6c5.2 1.2 7.6 4.6 8.6 8.4.2-4.4 1-8.2 3-11.8.2 4.4-.2 8-.6 11.6 1.4-2.8 3.4-4.8 6.6-5.8-3.4 3.4-5.2 7.6-5.6 13.4zM7.6 21.4C7 17.6 5 14.8 1.6 13.2c3.8.2 6.6 1.6 8 4.4l.2 3.8z',
	entrance: 'M2 8.4C5 3.6 19 3.6 22 8.4L20.4 10V21h-3.2V9.6H6.8V21H3.6V10zM9 12h6v9H9z',
	watchtowers:
		'M12 1.6 19 8.6H5zM7 9.8h10V14H7zM5 15h14v2H5zM7.6 18h2.2L9 22.4H6.4zM14.2 18h2.2l1.2 4.4H15zM11 18h2v4.4h-2z',
	animals: PAW,
	missions: 'M4 3h16v5.4a2.6 2.6 0 0 0 0 5.2V21H4v-7.4a2.6 2.6 0 0 0 0-5.2zM8 8v2h8V8zM8 13v2h5v-2z',
	heart:
		'M12 21.4C6.4 17 2 13.2 2 8.6 2 5.2 4.6 3 7.4 3 9.4 3 11 4 12 5.6 13 4 14.6 3 16.6 3 19.4 3 22 5.2 22 8.6c0 4.6-4.4 8.4-10 12.8z',
};
