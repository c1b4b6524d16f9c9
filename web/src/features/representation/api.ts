/** The selection is made here and asked for everywhere. */

export { answeredTalentsQuery } from './own-talents.ts';
export { useSelection } from './selection-context.ts';
