import type { Dashboard } from '@callboard/contract/dashboard';
import { Link } from '@tanstack/react-router';
import { untilInWords } from '../../lib/casting/until.ts';
import { Card } from '../../ui/card.tsx';

/** Calls whose deadline is near. */
export function ClosingCalls({ calls }: { calls: Dashboard['closingCalls'] }) {
  return (
    <Card title="Closing soon">
      {calls.length === 0 ? (
        <p className="text-13 text-muted">No open call closes in the next days.</p>
      ) : (
        <ul className="-my-1 divide-y divide-line">
          {calls.map(({ callId, roleId, roleTitle, productionTitle, deadlineAt, ...call }) => (
            <li key={callId} className="flex items-center justify-between gap-3 py-2 text-13">
              <div className="min-w-0">
                <Link
                  to="/production-roles/$id"
                  params={{ id: roleId }}
                  search={{ tab: 'applications' }}
                  className="line-clamp-1 wrap-anywhere font-medium underline-offset-4 hover:underline"
                >
                  {roleTitle}
                </Link>
                <p className="line-clamp-1 wrap-anywhere text-muted">{productionTitle}</p>
              </div>
              <p className="shrink-0 text-right text-muted tabular-nums">
                {untilInWords(deadlineAt)}
                <br />
                {call.applied} applied{call.new > 0 && `, ${call.new} new`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
