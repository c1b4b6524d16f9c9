import type { CurrentUser } from '@callboard/contract/auth';
import { TEXTS } from '@callboard/contract/texts';
import { useNavigate } from '@tanstack/react-router';
import { LogOut, Settings } from 'lucide-react';
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

/** Drawn when it is first asked for, and so open. */
export function AvatarDropdown({ user }: { user: CurrentUser | null }) {
  const navigate = useNavigate();
  const logout = useLogout();
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>
        <AvatarButton user={user} />
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
