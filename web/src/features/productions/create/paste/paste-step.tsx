import { LIMITS } from '@callboard/contract/limits';
import type { Production } from '@callboard/contract/productions';
import { Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FormAlert } from '../../../../ui/form-alert.tsx';
import { StepHeading } from '../../../../ui/step-heading.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { Lines } from '../../../../ui/valued/line.tsx';
import { CREATE } from '../steps.ts';
import { EXAMPLE_BREAKDOWN } from './example.ts';
import { ReadRoles } from './read-roles.tsx';
import { useBreakdown } from './use-breakdown.ts';

/** Plain text becomes roles to check and change, and then a production. */
export function PasteStep({ production }: { production: Production | undefined }) {
  const navigate = useNavigate();
  const breakdown = useBreakdown(production);
  const { draft, change, read, create } = breakdown;
  const hasRead = draft.roles !== null && !draft.isAtText;
  const isReadAlready = draft.roles !== null && draft.text === draft.readText;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!hasRead && isReadAlready) change({ isAtText: false });
    else if (!hasRead) read.mutate(draft.text);
    else if (breakdown.check()) create.mutate(undefined, { onSuccess: open });
  }

  function open(id: string) {
    toast({ title: production === undefined ? 'Production made' : 'Roles added' });
    void navigate({ to: '/productions/$id', params: { id } });
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-1.5">
        <StepHeading>Paste your breakdown</StepHeading>
        <p className="max-w-[60ch] text-pretty text-16 text-muted">
          {hasRead
            ? 'This is what was understood. Correct it, then make it all at once.'
            : 'An e-mail, a document, a table: each role with whatever you wrote about it.'}
        </p>
      </header>
      {!hasRead && (
        <Lines
          label="Breakdown"
          rows={12}
          maxLength={LIMITS.breakdownLength}
          value={draft.text}
          onValue={(text) => change({ text: text ?? '' })}
          className="min-h-60"
          aside={
            <Button
              look="quiet"
              size={36}
              onClick={() => change({ text: EXAMPLE_BREAKDOWN })}
              className="-my-2 -mr-3"
            >
              Insert an example
            </Button>
          }
        />
      )}
      {draft.isAtText && !isReadAlready && (
        <p className="text-13 text-muted">
          Reading it again takes the place of what was read before, with your corrections.
        </p>
      )}
      {hasRead && <ReadRoles breakdown={breakdown} production={production} />}
      {(read.error ?? create.error) !== null && (
        <FormAlert>{(read.error ?? create.error)?.message} What you typed is still here.</FormAlert>
      )}
      <div className="flex flex-wrap items-center gap-2 border-line border-t pt-5">
        {hasRead ? (
          <Button
            look="quiet"
            size={44}
            className="-ml-5"
            onClick={() => change({ isAtText: true })}
          >
            Back to the text
          </Button>
        ) : (
          <Button asChild look="quiet" size={44} className="-ml-5">
            <Link to={CREATE} search={{ step: production ? 'roles' : 'what', id: production?.id }}>
              Back
            </Link>
          </Button>
        )}
        <Button
          type="submit"
          look="primary"
          size={44}
          className="ml-auto"
          disabled={!hasRead && draft.text.trim() === ''}
          isPending={read.isPending || create.isPending}
        >
          {hasRead ? createWords(draft.roles?.length ?? 0, production) : readWords(isReadAlready)}
        </Button>
      </div>
    </form>
  );
}

const readWords = (isReadAlready: boolean) =>
  isReadAlready ? 'Back to the roles' : 'Read the breakdown';

function createWords(count: number, production: Production | undefined): string {
  const roles = count === 1 ? '1 role' : `${count} roles`;
  if (production !== undefined) return `Add ${roles}`;
  return count === 0 ? 'Make the production' : `Make the production with ${roles}`;
}
