import type { AuditionSession } from '@callboard/contract/audition-session';
import { CalendarPlus, CalendarX, Ellipsis, Grid3x3, MoveVertical, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AddSlotDialog } from './add-slot-dialog.tsx';
import { CancelDialog, RemoveDialog } from './cancel-dialog.tsx';
import { ShiftDialog } from './shift-dialog.tsx';

/** Brings the schemas along. */
const RemakeDialog = lazy(async () => ({
  default: (await import('./remake-dialog.tsx')).RemakeDialog,
}));

const DIALOGS = {
  add: AddSlotDialog,
  remake: RemakeDialog,
  shift: ShiftDialog,
  remove: RemoveDialog,
  cancel: CancelDialog,
};

/** What is done to a session as a whole. */
export function PlannerMenu({ session }: { session: AuditionSession }) {
  const [asked, setAsked] = useState<keyof typeof DIALOGS>();
  const hasSlots = session.kind !== 'self_tape';
  const Asked = asked && DIALOGS[asked];
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <IconButton icon={Ellipsis} look="plain" label="More" />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {hasSlots && (
            <>
              <DropdownMenuItem icon={CalendarPlus} onSelect={() => setAsked('add')}>
                Add a slot…
              </DropdownMenuItem>
              <DropdownMenuItem icon={Grid3x3} onSelect={() => setAsked('remake')}>
                Make the slots anew…
              </DropdownMenuItem>
            </>
          )}
          <DropdownMenuItem icon={MoveVertical} onSelect={() => setAsked('shift')}>
            Shift all times…
          </DropdownMenuItem>
          <Ending session={session} onAsk={setAsked} />
        </DropdownMenuContent>
      </DropdownMenu>
      {Asked && (
        <Suspense>
          <Asked session={session} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}

type EndingProps = { session: AuditionSession; onAsk: (asked: 'remove' | 'cancel') => void };

function Ending({ session, onAsk }: EndingProps) {
  if (session.sentAt === null) {
    return (
      <>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={Trash2} isDanger onSelect={() => onAsk('remove')}>
          Remove…
        </DropdownMenuItem>
      </>
    );
  }
  if (session.rights !== 'manage') return null;
  return (
    <>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={CalendarX} isDanger onSelect={() => onAsk('cancel')}>
        Call it off…
      </DropdownMenuItem>
    </>
  );
}
