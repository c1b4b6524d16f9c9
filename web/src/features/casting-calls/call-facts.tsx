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
  if (call.coversRoles.length > 0) {
    groups.push({
      title: 'Covers',
      facts: [{ label: 'Roles', value: call.coversRoles.join(', ') }],
    });
  }
  return (
    <Card title="The role">
      <div className="grid gap-5">
        {groups.map(({ title, facts }) => (
          <section key={title} className="grid gap-2.5">
            <h3 className="font-medium text-13">{title}</h3>
            <dl className="grid gap-x-6 gap-y-2.5 text-13 sm:grid-cols-[10rem_minmax(0,1fr)]">
              {facts.map(({ label, value }) => (
                <div key={label} className="contents">
                  <dt className="text-muted">{label}</dt>
                  <dd className="wrap-anywhere -mt-2 whitespace-pre-line sm:mt-0">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Card>
  );
}
