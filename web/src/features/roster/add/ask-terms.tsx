import { representationTermsSchema, USUAL_TERMS } from '@callboard/contract/representation';
import type { RosterCandidate } from '@callboard/contract/roster';
import { type FormEvent, useRef, useState } from 'react';
import { focusFirstWrong } from '../../../lib/casting/find-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useAskTalent } from '../roster-changes.ts';
import { TermsFields } from '../terms-fields.tsx';
import { useTerms } from '../use-terms.ts';

type Props = {
  portfolioId: string;
  candidate: RosterCandidate;
  onBack: () => void;
  onAsked: () => void;
};

export function AskTerms({ portfolioId, candidate, onBack, onAsked }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const ask = useAskTalent(portfolioId);
  const { terms, change, errors, check } = useTerms(USUAL_TERMS, ask.error);
  // The same for the same terms, so that sending them again asks once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { talentProfileId, name } = candidate;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!check()) return focusFirstWrong(form.current);
    ask.mutate(
      { ...representationTermsSchema.parse(terms), talentProfileId, key },
      {
        onSuccess: () => {
          toast({ title: `${name} is asked`, description: 'You hear once they have answered.' });
          onAsked();
        },
      },
    );
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {ask.isError && <FormAlert>{ask.error.message}</FormAlert>}
      <TermsFields
        terms={terms}
        change={(changes) => {
          change(changes);
          setKey(crypto.randomUUID());
        }}
        errors={errors}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" look="primary" isPending={ask.isPending}>
          Send request
        </Button>
      </div>
    </form>
  );
}
