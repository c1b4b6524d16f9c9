import type { OpenedUser } from '@callboard/contract/admin-users';
import { Card } from '../../../ui/card.tsx';
import { actInWords, momentOf, nameOf } from '../user-words.ts';
import { PlaceLink } from './place-link.tsx';

/** The newest of what they did and of what was done about them; the rest is in the audit. */
export function Trail({ user }: { user: OpenedUser }) {
  return (
    <Card
      title="Latest on the trail"
      aside={
        <span className="flex flex-wrap justify-end gap-x-3 text-13">
          <PlaceLink href={`/admin/audit?actorUserId=${user.id}`}>By them</PlaceLink>
          <PlaceLink href={`/admin/audit?targetKind=user&targetId=${user.id}`}>
            About them
          </PlaceLink>
        </span>
      }
    >
      {user.trail.length === 0 && <p className="text-13 text-muted">Nothing yet.</p>}
      <ol aria-label="Trail" className="grid gap-2">
        {user.trail.map(({ id, act, by, at }) => (
          <li key={id} className="flex justify-between gap-3 text-13">
            <span className="wrap-anywhere min-w-0">
              {actInWords(act)}
              {by !== nameOf(user) && <span className="text-muted"> · {by ?? 'Callboard'}</span>}
            </span>
            <time dateTime={at} className="shrink-0 text-12 text-muted">
              {momentOf(at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
