/** Apart from the counts that every page shows: those come first, and without this. */

export { BlockedPeopleCard } from './blocked-people-card.tsx';
