import type { CurrentUser } from '@callboard/contract/auth';
import { TEXTS } from '@callboard/contract/texts';
import { useNavigate } from '@tanstack/react-router';
import { LogOut, Settings } from 'lucide-react';
import { useOwnFace } from '../../features/account/own-face.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import { useLogout } from '../session/use-logout.ts';
import { AvatarButton, nameOf } from './avatar-button.tsx';

type Props = { user: CurrentUser | null; isOpenAtFirst: boolean };

export function AvatarDropdown({ user, isOpenAtFirst }: Props) {
  const navigate = useNavigate();
  const logout = useLogout();
  const face = useOwnFace(user);
  return (
    <DropdownMenu defaultOpen={isOpenAtFirst}>
      <DropdownMenuTrigger>
        <AvatarButton user={user} face={face} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {user !== null && (
          <>
            <DropdownMenuLabel>
              <span className="block font-semibold text-13 text-ink">{nameOf(user)}</span>
              {user.email}
            </DropdownMenuLabel>
            <DropdownMenuSeparator />
          </>
        )}
        <DropdownMenuItem icon={Settings} onSelect={() => void navigate({ to: '/account' })}>
          {TEXTS.avatarMenu.account}
        </DropdownMenuItem>
        <DropdownMenuItem icon={LogOut} onSelect={() => logout.mutate()}>
          {TEXTS.avatarMenu.logout}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
