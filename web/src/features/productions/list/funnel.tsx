import type { Funnel } from '@callboard/contract/productions';

const STAGES = [
  ['applied', 'applied'],
  ['shortlisted', 'shortlisted'],
  ['audition', 'in audition'],
  ['callback', 'called back'],
  ['offered', 'offered'],
  ['booked', 'booked'],
] as const satisfies readonly (readonly [keyof Funnel, string])[];

const HEIGHT_PX = 18;
/** Whoever is there at all can be seen. */
const LEAST_PX = 3;

/** From having applied to being booked, as small bars with the two numbers that matter. */
export function FunnelLine({ funnel }: { funnel: Funnel }) {
  if (funnel.applied === 0) return <span className="text-muted">No applications yet</span>;
  const spoken = STAGES.map(([stage, words]) => `${funnel[stage]} ${words}`).join(', ');
  return (
    <span className="flex items-center gap-3 whitespace-nowrap">
      <span className="sr-only">{spoken}</span>
      <span aria-hidden="true" className="flex items-end gap-0.5">
        {STAGES.map(([stage]) => (
          <span
            key={stage}
            className={
              funnel[stage] > 0 ? 'w-1.5 rounded-xs bg-line-strong' : 'w-1.5 rounded-xs bg-line'
            }
            style={{ height: heightOf(funnel[stage], funnel.applied) }}
          />
        ))}
      </span>
      <span aria-hidden="true" className="text-muted tabular-nums">
        {funnel.applied.toLocaleString('en-GB')} applied
        {funnel.booked > 0 && ` · ${funnel.booked} booked`}
      </span>
    </span>
  );
}

/** By magnitude: 5 of 400 are to be seen beside them. */
function heightOf(count: number, most: number): number {
  if (count === 0) return LEAST_PX;
  const share = Math.log(count + 1) / Math.log(most + 1);
  return LEAST_PX + Math.round(share * (HEIGHT_PX - LEAST_PX));
}
