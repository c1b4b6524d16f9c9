export { LateShortlists } from './late-shortlists.ts';
