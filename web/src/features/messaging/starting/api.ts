/** Apart from the counts that every page shows: those come first, and without this. */

export { MessageButton } from './message-button.tsx';
