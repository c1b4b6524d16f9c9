import { Link } from '@tanstack/react-router';
import { Check, CircleAlert } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { CREATE, STEP_NAMES, STEPS, type Step } from './steps.ts';
import type { SavedAsYouGo } from './use-saved-as-you-go.ts';

type Props = { step: Step; id: string | undefined; status: SavedAsYouGo['status'] };

/** Where one is, and that nothing is lost. */
export function StepProgress({ step, id, status }: Props) {
  const here = STEPS.indexOf(step);
  return (
    <nav aria-label="Steps" className="grid gap-1">
      <p className="flex min-h-5 items-baseline justify-between gap-4 text-13">
        <span className="text-muted">
          Step {here + 1} of {STEPS.length}
        </span>
        <SaveSign id={id} status={status} />
      </p>
      <ol className="-mx-0.5 flex">
        {STEPS.map((each, place) => {
          const bar = (
            <>
              <span className={classes('h-1 rounded-full', place <= here ? 'bg-ink' : 'bg-line')} />
              <span className="truncate max-sm:sr-only">{STEP_NAMES[each]}</span>
            </>
          );
          const look =
            'grid content-center gap-1.5 rounded-control px-0.5 py-2 text-12 text-muted aria-[current=page]:font-semibold aria-[current=page]:text-ink pointer-coarse:min-h-11';
          return (
            <li key={each} className="min-w-0 flex-1">
              {id === undefined && each !== 'what' ? (
                <span className={look}>{bar}</span>
              ) : (
                <Link
                  to={CREATE}
                  search={{ step: each, id }}
                  aria-current={each === step ? 'page' : undefined}
                  className={classes(look, 'hover:text-ink')}
                >
                  {bar}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function SaveSign({ id, status }: Omit<Props, 'step'>) {
  const look = 'flex items-center gap-1.5 text-muted';
  if (status === 'saving') {
    return (
      <span role="status" className={look}>
        <Spinner /> Saving…
      </span>
    );
  }
  if (status === 'failed') {
    return (
      <span role="status" className={look}>
        <CircleAlert aria-hidden="true" className="size-4 text-danger" /> Not saved
      </span>
    );
  }
  if (id === undefined) return null;
  return (
    <span role="status" className={look}>
      <Check aria-hidden="true" className="size-4 text-success" /> Saved as a draft
    </span>
  );
}
