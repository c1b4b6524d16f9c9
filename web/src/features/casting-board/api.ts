export { ApplicantsTab } from './applicants-tab.tsx';
export { AddOutsideButton } from './outside/add-outside-button.tsx';
export { TrayButton } from './tray/tray-button.tsx';
export { boardQuery, useApplicants, useFollowedBoard } from './use-board.ts';
