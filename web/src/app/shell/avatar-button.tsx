import type { CurrentUser } from '@callboard/contract/auth';
import type { ComponentProps } from 'react';
import { Avatar } from '../../ui/avatar.tsx';

type Props = ComponentProps<'button'> & { user: CurrentUser | null };

/** Opens the menu, and stands there alone until the menu has come. */
export function AvatarButton({ user, ...attributes }: Props) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...attributes}
      className="relative rounded-full after:absolute after:-inset-1.5"
    >
      <Avatar size="sm" userName={user === null ? '' : nameOf(user)} email={user?.email} />
      <span className="sr-only">Your account</span>
    </button>
  );
}

export function nameOf({ firstName, lastName }: CurrentUser): string {
  return `${firstName} ${lastName}`.trim();
}
