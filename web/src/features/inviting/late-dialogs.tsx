import { lazy, Suspense } from 'react';

type Props = { talentProfileIds: readonly string[]; onClose: () => void };

const Invite = lazy(async () => ({
  default: (await import('./invite-to-role-dialog.tsx')).InviteToRoleDialog,
}));
const Message = lazy(async () => ({
  default: (await import('./message-many-dialog.tsx')).MessageManyDialog,
}));
const Apply = lazy(async () => ({
  default: (await import('./apply-with-dialog.tsx')).ApplyWithDialog,
}));

/** Their code comes when someone asks for them. */
export function InviteToRoleDialog(props: Props) {
  return (
    <Suspense>
      <Invite {...props} />
    </Suspense>
  );
}

export function MessageManyDialog(props: Props) {
  return (
    <Suspense>
      <Message {...props} />
    </Suspense>
  );
}

export function ApplyWithDialog(props: Props) {
  return (
    <Suspense>
      <Apply {...props} />
    </Suspense>
  );
}
