import type { RoleDetail } from '@callboard/contract/production-roles';
import { roleFacts } from '../../../lib/casting/role-facts.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { useRoleNames } from '../../casting-calls/api.ts';
import type { RoleSetting } from '../form/role-editor.ts';

type Props = { role: RoleDetail; setting: RoleSetting };

/** The facts in groups, each with what it is called. */
export function FactGroups({ role, setting }: Props) {
  const { units, countryId } = useCurrentUser();
  const { playingAge } = tradeWords(countryId);
  const nameOf = useRoleNames(role);
  const groups = roleFacts(role, nameOf, { units, playingAge });
  const covers = setting.siblings.filter(({ id }) => role.coversRoleIds.includes(id));
  if (covers.length > 0) {
    const value = covers.map(({ title }) => title).join(', ');
    groups.push({ title: 'Covers', facts: [{ label: 'Roles', value }] });
  }
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {groups.map(({ title, facts }) => (
        <section key={title} className="grid min-w-0 content-start gap-2.5">
          <h3 className="font-semibold text-13">{title}</h3>
          <dl className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-13">
            {facts.map(({ label, value }) => (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
