/** All that comes after the drawn board, in one chunk: the text board, and parts that nobody needs at first. */
export { AboutCard } from './board/AboutCard.tsx';
export { AreaOutline } from './board/AreaOutline.tsx';
export { Chosen } from './board/Chosen.tsx';
export { Effects } from './board/Effects.tsx';
export { Enlarged } from './board/Enlarged.tsx';
export { Finals } from './board/Finals.tsx';
export { Flights } from './board/Flights.tsx';
export { Handles } from './board/Handles.tsx';
export { Gains, InHand } from './board/InHand.tsx';
export { Legend } from './board/Legend.tsx';
export { Loupe } from './board/Loupe.tsx';
export { SwapArrow } from './board/SwapArrow.tsx';
export { Thumb } from './board/Thumb.tsx';
export { Travels } from './board/Travels.tsx';
export { TurnedDice } from './board/TurnedDice.tsx';
export { WorkerSteps } from './board/WorkerSteps.tsx';
export { TextBoard } from './TextBoard.tsx';
export { words as textWords } from './text-words.ts';
