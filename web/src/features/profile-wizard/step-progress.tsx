import { Link } from '@tanstack/react-router';
import { classes } from '../../ui/classes.ts';
import { isDone, type Step, stepName } from './steps.ts';
import { WIZARD } from './walk.ts';
import type { WholeProfile } from './whole-profile.ts';

type Props = { steps: readonly Step[]; step: Step; whole: WholeProfile };

/** How far one has come; each part leads to its step. */
export function StepProgress({ steps, step, whole }: Props) {
  const here = steps.indexOf(step);
  return (
    <nav aria-label="Steps" className="grid gap-1">
      <p className="flex items-baseline justify-between gap-3 text-13">
        <span className="tabular-nums">
          <span className="font-semibold sm:hidden">{stepName(step, whole)} · </span>
          <span className="text-muted">
            Step {here + 1} of {steps.length}
          </span>
        </span>
        <Link
          to="/profile"
          className="text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          Do the rest later
        </Link>
      </p>
      <ol className="-mx-0.5 flex">
        {steps.map((each, place) => (
          <li key={each} className="min-w-0 flex-1">
            <Link
              to={WIZARD}
              search={{ step: each }}
              className="group grid content-center gap-1.5 rounded-control px-0.5 py-2 text-12 text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink pointer-coarse:min-h-11"
            >
              <span
                className={classes(
                  'h-1 rounded-full transition-colors group-hover:bg-muted',
                  colourOf(place - here, isDone(each, whole)),
                )}
              />
              <span className="truncate max-sm:sr-only">{stepName(each, whole)}</span>
              {isDone(each, whole) && <span className="sr-only">, done</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Passed and here in ink, done ahead of here in grey, the rest barely. */
function colourOf(distance: number, isFilled: boolean): string {
  if (distance <= 0) return 'bg-ink';
  return isFilled ? 'bg-line-strong' : 'bg-line';
}
