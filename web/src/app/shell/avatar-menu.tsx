import type { CurrentUser } from '@callboard/contract/auth';
import { lazy, Suspense } from 'react';
import { useLatePart } from '../../lib/use-late-part.ts';
import { AvatarButton } from './avatar-button.tsx';

const Dropdown = lazy(async () => ({
  default: (await import('./avatar-dropdown.tsx')).AvatarDropdown,
}));

export function AvatarMenu({ user }: { user: CurrentUser | null }) {
  const { isDue, isAskedFor, ask } = useLatePart();
  const button = <AvatarButton user={user} onPointerDown={ask} onClick={ask} />;
  if (!isDue) return button;
  return (
    <Suspense fallback={button}>
      <Dropdown user={user} isOpenAtFirst={isAskedFor} />
    </Suspense>
  );
}
