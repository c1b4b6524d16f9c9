import type { RoleReport } from '@callboard/contract/analytics';
import { shortDay } from '../../../lib/casting/days.ts';
import { hoursInWords, orNothing, percentInWords } from './report-words.ts';
import { fillInWords } from './role-facts.ts';
import { RoleTitle } from './role-table.tsx';
import { StageBar } from './stage-bar.tsx';
import { STAGES } from './stages.ts';

/** The same where a table has no room: a card a role. */
export function RoleCards({ roles }: { roles: readonly RoleReport[] }) {
  return (
    <ul aria-label="Roles and how they were filled" className="grid gap-3">
      {roles.map((role) => (
        <li key={role.roleId} className="grid gap-3 rounded-card border border-line bg-raised p-4">
          <RoleTitle role={role} />
          <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-13 sm:grid-cols-5">
            <Fact name="Opened" value={shortDay(role.openedAt)} />
            <Fact name="Filled" value={fillInWords(role)} />
            <Fact name="Call views" value={role.callViews.toLocaleString('en')} />
            <Fact name="Answered" value={orNothing(role.answeredPercent, percentInWords)} />
            <Fact name="Time to answer" value={orNothing(role.medianAnswerHours, hoursInWords)} />
          </dl>
          <dl className="grid grid-cols-3 gap-3 text-13 sm:grid-cols-6">
            {STAGES.map(({ stage, word }) => (
              <div key={stage} className="grid min-w-0 gap-0.5">
                <dt className="truncate text-12 text-muted">{word}</dt>
                <dd>
                  <StageBar count={role.funnel[stage]} of={role.funnel.applied} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-2 sm:grid">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
