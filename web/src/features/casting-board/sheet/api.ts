/** Faces in rows, for other pages that show people. */
export { stepInSheet } from '../hands/move-about.ts';
export { Face } from './face.tsx';
export { focusCard, followFocus } from './focus-card.ts';
export { Grid, GridCell, GridRow } from './grid.tsx';
export { SelectMark } from './select-mark.tsx';
export { useRoom } from './use-room.ts';
