import type { RoleReport } from '@callboard/contract/analytics';
import { Link } from '@tanstack/react-router';
import { shortDay } from '../../../lib/casting/days.ts';
import { Table } from '../../../ui/table.tsx';
import { hoursInWords, orNothing, percentInWords } from './report-words.ts';
import { fillInWords } from './role-facts.ts';
import { StageBar } from './stage-bar.tsx';
import { STAGES } from './stages.ts';

/** A line a role, its funnel from those who looked at the call to those who said yes. */
export function RoleTable({ roles }: { roles: readonly RoleReport[] }) {
  return (
    <Table caption="Roles and how they were filled" className="[&_td]:px-2 [&_td]:py-1 [&_th]:px-2">
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Opened</th>
          <th scope="col">Filled</th>
          <th scope="col" className="text-right">
            Call views
          </th>
          {STAGES.map(({ stage, word }) => (
            <th key={stage} scope="col">
              {word}
            </th>
          ))}
          <th scope="col" className="text-right">
            Answered
          </th>
          <th scope="col" className="text-right">
            Time to answer
          </th>
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <RoleLine key={role.roleId} role={role} />
        ))}
      </tbody>
    </Table>
  );
}

function RoleLine({ role }: { role: RoleReport }) {
  return (
    <tr>
      <td className="w-[26%]">
        <RoleTitle role={role} />
      </td>
      <td className="whitespace-nowrap">
        <time dateTime={role.openedAt}>{shortDay(role.openedAt)}</time>
      </td>
      <td className="whitespace-nowrap">{fillInWords(role)}</td>
      <td className="text-right">{role.callViews.toLocaleString('en')}</td>
      {STAGES.map(({ stage }) => (
        <td key={stage} className="min-w-16">
          <StageBar count={role.funnel[stage]} of={role.funnel.applied} />
        </td>
      ))}
      <td className="text-right">{orNothing(role.answeredPercent, percentInWords)}</td>
      <td className="whitespace-nowrap text-right">
        {orNothing(role.medianAnswerHours, hoursInWords)}
      </td>
    </tr>
  );
}

/** The role, which leads to its board, above its production, which leads to the report of it alone. */
export function RoleTitle({ role }: { role: RoleReport }) {
  return (
    <div className="grid min-w-0 leading-snug">
      <Link
        to="/production-roles/$id"
        params={{ id: role.roleId }}
        className="wrap-anywhere line-clamp-1 font-medium underline-offset-4 hover:underline"
      >
        {role.roleTitle}
      </Link>
      <Link
        to="/dashboard"
        search={(before) => ({ ...before, production: role.productionId })}
        className="wrap-anywhere line-clamp-1 font-normal text-12 text-muted underline-offset-4 hover:underline"
      >
        {role.productionTitle}
      </Link>
    </div>
  );
}
