import type { OpenedUser } from '@callboard/contract/admin-users';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { ActDialog } from './act-dialog.tsx';
import { useAct } from './use-act.ts';
import { actsFor, type UserAct } from './user-acts.ts';

/** What can be done about somebody: shutting out and letting in at hand, all else in a menu. */
export function UserActsMenu({ user }: { user: OpenedUser }) {
  const acts = actsFor(user, useCurrentUser().id);
  const doing = useAct();
  const [asked, setAsked] = useState<UserAct>();
  const begin = (act: UserAct) => {
    doing.reset();
    if (act.asks === null) doing.mutate({ act, reason: '' });
    else setAsked(act);
  };
  useKeys(
    Object.fromEntries(
      // Where two have the same key the first one is meant; the other is in the menu.
      acts.toReversed().map((act) => [act.shortcut.toLowerCase(), () => begin(act)]),
    ),
  );
  const [first, ...others] = acts;
  return (
    <div className="flex shrink-0 gap-2">
      {first !== undefined && (
        <Button look={first.isDanger ? 'plain' : 'primary'} onClick={() => begin(first)}>
          <first.icon aria-hidden="true" className="size-4" />
          {first.label}
        </Button>
      )}
      {others.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger>
            <IconButton icon={Ellipsis} label="More to do" look="plain" />
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {others.map((act) => (
              <DropdownMenuItem
                key={act.key}
                icon={act.icon}
                isDanger={act.isDanger}
                shortcut={act.shortcut}
                onSelect={() => begin(act)}
              >
                {act.label}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {asked !== undefined && asked.asks !== null && (
        <ActDialog
          act={{ ...asked, asks: asked.asks }}
          doing={doing}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
