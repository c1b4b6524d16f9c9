import { type NewTalent, newTalentSchema } from '@callboard/contract/roster';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { findErrors, focusFirstWrong } from '../../../lib/casting/find-errors.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Assignees } from '../assignees.tsx';
import { useBeginProfile } from '../begin-calls.ts';
import { TermsFields } from '../terms-fields.tsx';
import { newDraft } from './new-draft.ts';
import { PersonFields } from './person-fields.tsx';

type Props = {
  portfolioId: string;
  onDone: () => void;
  /** Told whom, once they are on the roster. */
  onBegun?: (talentProfileId: string) => void;
};

/** Someone who is not on Callboard: their profile is begun for them. */
export function CreateTalentForm({ portfolioId, onDone, onBegun }: Props) {
  const { id, countryId } = useCurrentUser();
  const form = useRef<HTMLFormElement>(null);
  const begin = useBeginProfile(portfolioId);
  const [draft, setDraft] = useState<NewTalent>(() => newDraft(id, countryId));
  const [isChecked, setIsChecked] = useState(false);
  // The same for the same talent, so that sending them again begins one profile.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const change = (changes: Partial<NewTalent>) => {
    setDraft((before) => ({ ...before, ...changes }));
    setKey(crypto.randomUUID());
  };
  const own = findErrors(newTalentSchema, draft);
  const refused = begin.error instanceof ApiError ? begin.error.fields : {};
  const errors = isChecked ? { ...refused, ...own } : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    const checked = newTalentSchema.safeParse(draft);
    if (!checked.success) return focusFirstWrong(form.current);
    begin.mutate(
      { form: checked.data, key },
      {
        onSuccess: (talent) => {
          toast({
            title: `${talent.firstName} ${talent.lastName} is on your roster`,
            ...(talent.claim && { description: `A link went to ${talent.claim.email}.` }),
          });
          onDone();
          onBegun?.(talent.talentProfileId);
        },
        onError: () => focusFirstWrong(form.current),
      },
    );
  }

  return (
    <Dialog
      open
      isFirm
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title="Begin a profile"
      description="For someone who is not on Callboard. You work on it at once, and they can make it their own."
      maxWidth={640}
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
        <PersonFields draft={draft} change={change} errors={errors} />
        <fieldset className="grid gap-4">
          <legend className="mb-3 font-semibold text-14">Representation</legend>
          <TermsFields terms={draft} change={change} errors={errors} />
        </fieldset>
        <Assignees
          portfolioId={portfolioId}
          chosen={draft.assigneeIds}
          onChoose={(assigneeIds) => change({ assigneeIds })}
        />
        {begin.isError && <FormAlert>{begin.error.message}</FormAlert>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" look="primary" isPending={begin.isPending}>
            Add to roster
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
