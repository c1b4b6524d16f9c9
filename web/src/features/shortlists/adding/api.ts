export { AddToShortlistDialog } from './add-to-shortlist-dialog.tsx';
