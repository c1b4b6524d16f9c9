import type { SubmissionRow } from '@callboard/contract/submissions';
import { Avatar } from '../../../ui/avatar.tsx';
import type { Grid } from './grid.ts';
import { GridCell } from './grid-cell.tsx';
import { RoleHead } from './role-head.tsx';
import { keyOf, type Ticks, withTick } from './ticks.ts';
import { useGridKeys } from './use-grid-keys.ts';

type Props = {
  grid: Grid;
  /** Those of the grid who are shown. */
  talents: Grid['talents'];
  ticks: Ticks;
  onTicks: (ticks: Ticks) => void;
  refusals: ReadonlyMap<string, string>;
};

/** Roles as columns, talents as rows. */
export function GridTable({ grid, talents, ticks, onTicks, refusals }: Props) {
  const { calls } = grid;
  const keys = useGridKeys({ rows: talents.length, columns: calls.length });
  return (
    <section
      aria-label={`Your talents beside the roles of ${grid.productionTitle}`}
      className="max-h-[calc(100dvh-360px)] min-h-60 overflow-auto rounded-card border border-line bg-raised"
    >
      <table className="w-full border-separate border-spacing-0 text-left text-13">
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-bar w-64 border-line border-r border-b bg-raised px-4 py-2.5 align-bottom font-medium text-12 text-muted"
            >
              Talent
            </th>
            {calls.map((call) => (
              <RoleHead key={call.id} call={call} grid={grid} ticks={ticks} onTicks={onTicks} />
            ))}
          </tr>
        </thead>
        <tbody>
          {talents.map((talent, row) => (
            <tr key={talent.talentProfileId}>
              <Name talent={talent} />
              {calls.map((call, column) => {
                const key = keyOf({ callId: call.id, talentProfileId: talent.talentProfileId });
                const place = { row, column };
                return (
                  <td key={call.id} className="border-line border-b p-0">
                    <GridCell
                      cell={talent.cells.find(({ callId }) => callId === call.id)}
                      name={talent.name}
                      roleTitle={call.roleTitle}
                      isTicked={ticks.has(key)}
                      refusal={refusals.get(key)}
                      place={place}
                      isEntry={keys.entry.row === row && keys.entry.column === column}
                      onTick={() => onTicks(withTick(ticks, [key], !ticks.has(key)))}
                      onKeyDown={(event) => keys.keyDown(event, place)}
                      onFocus={() => keys.setEntry(place)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Name({ talent: { name, photoUrl } }: { talent: SubmissionRow }) {
  return (
    <th
      scope="row"
      className="sticky left-0 z-sticky border-line border-r border-b bg-raised px-4 py-1 font-medium text-14"
    >
      <span className="flex w-52 items-center gap-2.5">
        <Avatar profileName={name} src={photoUrl} size="sm" />
        <span className="wrap-anywhere line-clamp-2 leading-[18px]">{name}</span>
      </span>
    </th>
  );
}
