import { periodBefore, thisPeriod } from '../compare.ts';

type Props = { days: number; hasBefore: boolean };

/** Which is which. */
export function PlotKey({ days, hasBefore }: Props) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-12 text-muted">
      <Line look="bg-ink">{thisPeriod(days)}</Line>
      {hasBefore && <Line look="border border-line-strong bg-line">{periodBefore(days)}</Line>}
    </ul>
  );
}

function Line({ look, children }: { look: string; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className={`h-2.5 w-3.5 rounded-[2px] ${look}`} />
      {children.charAt(0).toUpperCase() + children.slice(1)}
    </li>
  );
}
