import { TEXTS } from '@callboard/contract/texts';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { CreateButton } from '../create-button.tsx';
import type { Step } from './use-steps.ts';

type Props = { step: Step; number: number; isCurrent: boolean };

/** Its action stands there only when its turn has come. */
export function OnboardingStep({ step, number, isCurrent }: Props) {
  const { title, text, isDone } = step;
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classes(
        'flex gap-4 rounded-card border p-4',
        isCurrent ? 'border-line-strong bg-raised' : 'border-line',
      )}
    >
      <span
        aria-hidden="true"
        className={classes(
          'grid size-8 shrink-0 place-items-center rounded-full font-semibold text-13 tabular-nums',
          isDone && 'bg-success-soft text-success',
          !isDone && (isCurrent ? 'bg-accent text-on-accent' : 'bg-fill text-muted'),
        )}
      >
        {isDone ? <Check className="size-4" /> : number}
      </span>
      <div className="grid min-w-0 flex-1 justify-items-start gap-3">
        <div className="grid min-h-8 content-center gap-1">
          <h2 className="font-semibold text-16">
            {title}
            {isDone && <span className="sr-only">, done</span>}
          </h2>
          <p className="wrap-anywhere text-14 text-muted">{text}</p>
        </div>
        {isCurrent && <StepAction step={step} />}
      </div>
    </li>
  );
}

function StepAction({ step: { action } }: { step: Step }) {
  if (action === 'create') {
    return <CreateButton look="primary">{TEXTS.businessPortfolio.create}</CreateButton>;
  }
  return (
    <Button asChild look="primary">
      <Link to={action.to}>{action.label}</Link>
    </Button>
  );
}
