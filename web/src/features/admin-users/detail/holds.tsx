import type { OpenedUser } from '@callboard/contract/admin-users';
import { Trash2, UserX } from 'lucide-react';
import { dayOf, momentOf } from '../user-words.ts';

/** What holds an account back at the moment. */
export function Holds({ user: { suspension, deletion } }: { user: OpenedUser }) {
  return (
    <>
      {suspension !== null && (
        <div className="flex gap-2.5 rounded-card bg-danger-soft p-3 text-13 text-danger">
          <UserX aria-hidden="true" className="mt-px size-4 shrink-0" />
          <div className="min-w-0">
            <p className="font-medium">
              Suspended on {momentOf(suspension.at)} by {suspension.by ?? 'the command line'}
            </p>
            <p className="wrap-anywhere">{suspension.reason}</p>
          </div>
        </div>
      )}
      {deletion !== null && (
        <div className="flex gap-2.5 rounded-card bg-warn-soft p-3 text-13 text-warn">
          <Trash2 aria-hidden="true" className="mt-px size-4 shrink-0" />
          <p className="min-w-0">
            To be deleted on {dayOf(deletion.dueAt)}:{' '}
            {deletion.byAdmin ? 'a moderator started it' : 'they asked for it'} on{' '}
            {dayOf(deletion.askedAt)}.
          </p>
        </div>
      )}
    </>
  );
}
