/** The selection is made here and asked for everywhere. */
export { useSelection } from './selection-context.ts';
