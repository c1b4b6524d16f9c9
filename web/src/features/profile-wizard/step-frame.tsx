import { Link } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { neighbour, type Walk, WIZARD } from './walk.ts';

type Props = {
  walk: Walk;
  title: string;
  lead: ReactNode;
  onSubmit: (event: FormEvent) => void;
  isPending?: boolean;
  /** What went wrong with the step as a whole. */
  problem?: string | undefined;
  children: ReactNode;
};

/** One question, its fields, and the ways on. */
export function StepFrame({ walk, title, lead, onSubmit, isPending, problem, children }: Props) {
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-7">
      <header className="grid gap-2">
        <StepHeading>{title}</StepHeading>
        <p className="max-w-[56ch] text-pretty text-16 text-muted">{lead}</p>
      </header>
      <div className="grid min-w-0 gap-6">{children}</div>
      {problem !== undefined && <FormAlert>{problem}</FormAlert>}
      <StepActions walk={walk} isPending={isPending} />
    </form>
  );
}

function StepActions({ walk, isPending = false }: Pick<Props, 'walk' | 'isPending'>) {
  const { step, steps, onPass } = walk;
  const back = neighbour(steps, step, -1);
  const isLast = neighbour(steps, step, 1) === undefined;
  return (
    <div className="flex items-center gap-2 border-line border-t pt-5">
      {back !== undefined && (
        <Button asChild look="quiet" size={44} className="-ml-5">
          <Link to={WIZARD} search={{ step: back }}>
            Back
          </Link>
        </Button>
      )}
      <div className="ml-auto flex items-center gap-2">
        {!isLast && (
          <Button look="quiet" size={44} onClick={onPass}>
            Skip
          </Button>
        )}
        <Button type="submit" look="primary" size={44} isPending={isPending} className="min-w-32">
          {isLast ? 'Finish' : 'Continue'}
        </Button>
      </div>
    </div>
  );
}
