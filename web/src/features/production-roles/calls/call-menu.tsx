import type { CallSummary } from '@callboard/contract/call-summary';
import { Ban, CalendarClock, CircleCheck, CircleStop } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { ChangePostingDialog } from './change-posting-dialog.tsx';
import { EndCallDialog } from './end-call-dialog.tsx';
import type { Ending } from './ending-words.ts';

type Props = {
  role: { title: string; call: CallSummary | null };
  /** The button. */
  children: ReactNode;
  /** What can be done to the role besides, before and after. */
  before?: ReactNode;
  after?: ReactNode;
};

/** What can be done to a role's call while it is not ended. */
export function CallMenu({ role, children, before, after }: Props) {
  const [act, setAct] = useState<Ending | 'change'>();
  const { call, title } = role;
  const isLive = call !== null && (call.status === 'open' || call.status === 'in_review');
  const close = () => setAct(undefined);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>{children}</DropdownMenuTrigger>
        <DropdownMenuContent>
          {before}
          {isLive && (
            <>
              {before !== undefined && <DropdownMenuSeparator />}
              <DropdownMenuItem icon={CalendarClock} onSelect={() => setAct('change')}>
                Change deadline or visibility…
              </DropdownMenuItem>
              <DropdownMenuItem icon={CircleStop} onSelect={() => setAct('closed')}>
                Close the call…
              </DropdownMenuItem>
              <DropdownMenuItem icon={CircleCheck} onSelect={() => setAct('filled')}>
                Mark as filled…
              </DropdownMenuItem>
              <DropdownMenuItem icon={Ban} onSelect={() => setAct('cancelled')}>
                Cancel the call…
              </DropdownMenuItem>
            </>
          )}
          {after !== undefined && (
            <>
              <DropdownMenuSeparator />
              {after}
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {call !== null && act === 'change' && (
        <ChangePostingDialog call={call} roleTitle={title} onClose={close} />
      )}
      {call !== null && act !== undefined && act !== 'change' && (
        <EndCallDialog callId={call.id} roleTitle={title} ending={act} onClose={close} />
      )}
    </>
  );
}
