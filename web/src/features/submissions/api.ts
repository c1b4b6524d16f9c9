/** Submitting several talents: to one call, and to the roles of a breakdown. */
export { BreakdownGrid } from './grid/breakdown-grid.tsx';
export { SubmitSheet } from './submit-sheet.tsx';
export { SubmitTalents } from './submit-talents.tsx';
