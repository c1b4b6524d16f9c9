import type { CurrentUser } from '@callboard/contract/auth';
import { lazy, Suspense } from 'react';
import { useLatePart } from '../../lib/use-late-part.ts';
import { AvatarButton } from './avatar-button.tsx';

const loadDropdown = () => import('./avatar-dropdown.tsx');
const Dropdown = lazy(async () => ({ default: (await loadDropdown()).AvatarDropdown }));

export function AvatarMenu({ user }: { user: CurrentUser | null }) {
  const { isAskedFor, ask, approach } = useLatePart(loadDropdown);
  const button = <AvatarButton user={user} onPointerEnter={approach} onClick={ask} />;
  if (!isAskedFor) return button;
  return (
    <Suspense fallback={button}>
      <Dropdown user={user} />
    </Suspense>
  );
}
