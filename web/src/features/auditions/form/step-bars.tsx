import { classes } from '../../../ui/classes.ts';
import { STEP_NAMES, STEPS, type Step } from './steps.ts';

type Props = { step: Step; isWrong: (step: Step) => boolean; onStep: (step: Step) => void };

/** Where one is; those behind can be gone back to. */
export function StepBars({ step, isWrong, onStep }: Props) {
  const here = STEPS.indexOf(step);
  return (
    <nav aria-label="Steps">
      <ol className="-mx-0.5 flex">
        {STEPS.map((each, place) => (
          <li key={each} className="min-w-0 flex-1">
            <button
              type="button"
              disabled={place > here}
              aria-current={each === step ? 'step' : undefined}
              onClick={() => onStep(each)}
              className="grid w-full content-center gap-1.5 rounded-control px-0.5 py-2 text-left text-12 text-muted enabled:hover:text-ink aria-[current=step]:font-semibold aria-[current=step]:text-ink pointer-coarse:min-h-11"
            >
              <span className={classes('h-1 rounded-full', place <= here ? 'bg-ink' : 'bg-line')} />
              <span className={classes('truncate', isWrong(each) && 'text-danger')}>
                {STEP_NAMES[each]}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
