import { useState } from 'react';
import { Select } from '../../../ui/select.tsx';
import { CandidateRow } from '../candidate-row.tsx';
import { scoreOf } from '../standing.ts';
import type { Grid } from './grid.ts';
import { TickFitting } from './role-head.tsx';
import { keyOf, type Ticks, withTick } from './ticks.ts';

type Props = {
  grid: Grid;
  /** Those of the grid who are shown. */
  talents: Grid['talents'];
  ticks: Ticks;
  onTicks: (ticks: Ticks) => void;
};

/** The same on a narrow screen: one role at a time. What is ticked for the others stays. */
export function OneRole({ grid, talents, ticks, onTicks }: Props) {
  const [chosen, setChosen] = useState<string>();
  const call = grid.calls.find(({ id }) => id === chosen) ?? grid.calls[0];
  if (call === undefined) return null;
  const tickedIn = (callId: string) =>
    grid.talents.filter(({ talentProfileId }) => ticks.has(keyOf({ callId, talentProfileId })))
      .length;
  return (
    <div className="grid gap-2">
      <Select
        aria-label="Role"
        options={grid.calls.map(({ id, roleTitle }) => {
          const count = tickedIn(id);
          return { value: id, label: count === 0 ? roleTitle : `${roleTitle} · ${count} ticked` };
        })}
        value={call.id}
        onValueChange={setChosen}
      />
      <TickFitting call={call} grid={grid} ticks={ticks} onTicks={onTicks} />
      <ul className="rounded-card border border-line bg-raised px-4">
        {bestFirst(talents, call.id).map(({ talent, cell }) => {
          const key = keyOf({ callId: call.id, talentProfileId: talent.talentProfileId });
          return (
            <CandidateRow
              key={key}
              talent={talent}
              standing={cell}
              reasons={undefined}
              isTicked={ticks.has(key)}
              onTick={(isTicked) => onTicks(withTick(ticks, [key], isTicked))}
            />
          );
        })}
      </ul>
    </div>
  );
}

/** Whom the role is for: the grid's own order is by the best of all roles. */
function bestFirst(talents: Grid['talents'], id: string) {
  return talents
    .flatMap((talent) => {
      const cell = talent.cells.find(({ callId }) => callId === id);
      return cell === undefined ? [] : [{ talent, cell }];
    })
    .toSorted((one, other) => scoreOf(other.cell) - scoreOf(one.cell));
}
