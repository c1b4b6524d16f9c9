export { AddToShortlistButton } from './adding/add-to-shortlist-button.tsx';
export { LateShortlists } from './late-shortlists.ts';
