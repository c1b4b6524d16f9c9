export { AskForDaysDialog } from './asking/ask-for-days-dialog.tsx';
export { DaysTab } from './days/days-tab.tsx';
