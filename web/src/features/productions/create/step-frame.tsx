import { Link } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { StepHeading } from '../../../ui/step-heading.tsx';
import { CREATE, neighbour, type Step } from './steps.ts';

type Props = {
  step: Step;
  id: string | undefined;
  title: string;
  lead: ReactNode;
  problem?: string | undefined;
  onSubmit: () => void;
  /** In place of "Continue". */
  actions?: ReactNode;
  children: ReactNode;
};

/** One question, its fields, and the ways on. */
export function StepFrame({ step, id, title, lead, problem, onSubmit, actions, children }: Props) {
  const back = neighbour(step, -1);
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-1.5">
        <StepHeading>{title}</StepHeading>
        <p className="max-w-[60ch] text-pretty text-16 text-muted">{lead}</p>
      </header>
      <div className="grid min-w-0 gap-6">{children}</div>
      {problem !== undefined && <FormAlert>{problem}</FormAlert>}
      <div className="flex flex-wrap items-center gap-2 border-line border-t pt-5">
        {back !== undefined && (
          <Button asChild look="quiet" size={44} className="-ml-5">
            <Link to={CREATE} search={{ step: back, id }}>
              Back
            </Link>
          </Button>
        )}
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          {actions ?? (
            <Button type="submit" look="primary" size={44} className="min-w-32">
              Continue
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
