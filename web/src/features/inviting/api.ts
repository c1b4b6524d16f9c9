/** What is done with talents who were chosen somewhere. */
export { ApplyWithDialog, InviteToRoleDialog, MessageManyDialog } from './late-dialogs.tsx';
