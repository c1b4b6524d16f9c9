import type { CurrentUser } from '@callboard/contract/auth';
import type { ComponentProps } from 'react';
import { Avatar } from '../../ui/avatar.tsx';

type Props = ComponentProps<'button'> & {
  user: CurrentUser | null;
  /** From the profile, which comes after the frame is drawn. */
  face?: { src?: string; profileName?: string };
};

/** Opens the menu, and stands there alone until the menu has come. */
export function AvatarButton({ user, face, ...attributes }: Props) {
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
