import type { CastingCall } from '@callboard/contract/casting-calls';
import { roleFacts } from '../../lib/casting/role-facts.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { useRoleNames } from './use-role-names.ts';

/** All that the role says of itself. */
export function CallFacts({ call }: { call: CastingCall }) {
  const { units, countryId } = useCurrentUser();
  const { playingAge } = tradeWords(countryId);
  const nameOf = useRoleNames(call.role);
  const groups = roleFacts(call.role, nameOf, { units, playingAge });
  return (
    <>
      {groups.map(({ title, facts }) => (
        <Card key={title} title={title}>
          <dl className="grid gap-x-6 gap-y-2.5 text-13 sm:grid-cols-[10rem_minmax(0,1fr)]">
            {facts.map(({ label, value }) => (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere -mt-2 whitespace-pre-line sm:mt-0">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
      {call.coversRoles.length > 0 && (
        <Card title="Covers">
          <p className="text-13">{call.coversRoles.join(', ')}</p>
        </Card>
      )}
    </>
  );
}
