import type { CurrentUser } from '@callboard/contract/auth';
import type { ComponentProps } from 'react';
import { useOwnFace } from '../../features/account/own-face.ts';
import { useSession } from '../../lib/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';

type Props = ComponentProps<'button'> & { user: CurrentUser | null };

/** Opens the menu, and stands there alone until the menu has come. */
export function AvatarButton({ user, ...attributes }: Props) {
  // Of whoever the server knows, which may come after the frame is drawn for who was here last.
  const face = useOwnFace(useSession().user);
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...attributes}
      className="relative flex rounded-full after:absolute after:-inset-1.5"
    >
      <Avatar
        size="sm"
        {...face}
        userName={user === null ? '' : nameOf(user)}
        email={user?.email}
      />
      <span className="sr-only">Your account</span>
    </button>
  );
}

export function nameOf({ firstName, lastName }: CurrentUser): string {
  return `${firstName} ${lastName}`.trim();
}
