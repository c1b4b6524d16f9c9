/** Self-tapes: making and sending one, and looking at those that were sent. */
export { TakesDialog, TapeSheet } from './late-parts.tsx';
