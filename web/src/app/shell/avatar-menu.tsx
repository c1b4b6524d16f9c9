import type { CurrentUser } from '@callboard/contract/auth';
import { TEXTS } from '@callboard/contract/texts';
import { useNavigate } from '@tanstack/react-router';
import { LogOut, Settings } from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import { useLogout } from '../session/use-logout.ts';

export function AvatarMenu({ user }: { user: CurrentUser | null }) {
  const navigate = useNavigate();
  const logout = useLogout();
  const name = user === null ? '' : `${user.firstName} ${user.lastName}`.trim();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <button type="button" className="relative rounded-full after:absolute after:-inset-1.5">
          <Avatar size="sm" userName={name} email={user?.email} />
          <span className="sr-only">Your account</span>
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {user !== null && (
          <>
            <DropdownMenuLabel>
              <span className="block font-semibold text-13 text-ink">{name}</span>
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
