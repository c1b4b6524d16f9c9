import {
  type RepresentationTerms,
  representationTermsSchema,
} from '@callboard/contract/representation';
import { type FormEvent, useId, useRef } from 'react';
import { focusFirstWrong } from '../../../lib/casting/find-errors.ts';
import { scopeInWords } from '../../../lib/representation-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { usePropose } from '../roster-changes.ts';
import { nameOf } from '../roster-words.ts';
import { TermsFields } from '../terms-fields.tsx';
import { useTerms } from '../use-terms.ts';
import type { EndProps } from './end-dialog.tsx';

/** Other terms: they hold once the talent's side confirms them, until then the old ones do. */
export function ProposeDialog({ standing, talent, representation, onClose }: EndProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const propose = usePropose(standing.portfolioId, representation.id);
  const { terms, change, errors, check } = useTerms(termsOf(representation), propose.error);
  const name = nameOf(talent);
  const isSame = JSON.stringify(terms) === JSON.stringify(termsOf(representation));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!check()) return focusFirstWrong(form.current);
    propose.mutate(representationTermsSchema.parse(terms), {
      onSuccess: ({ status }) => {
        toast({
          title: status === 'active' ? 'Terms changed' : 'Terms proposed',
          description: status === 'active' ? name : `${name} has to confirm them.`,
        });
        onClose();
      },
    });
  }
  return (
    <Dialog
      open
      isFirm={!isSame}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={talent.isClaimed ? `Propose other terms to ${name}` : `Change the terms with ${name}`}
      description={
        talent.isClaimed
          ? `Until they are confirmed, ${scopeInWords(representation)} holds as agreed.`
          : 'Nobody has claimed the profile, so they hold at once.'
      }
      maxWidth={560}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            type="submit"
            form={id}
            look="primary"
            disabled={isSame}
            isPending={propose.isPending}
          >
            {talent.isClaimed ? 'Propose' : 'Change terms'}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-4">
        {propose.isError && <FormAlert>{propose.error.message}</FormAlert>}
        <TermsFields terms={terms} change={change} errors={errors} />
      </form>
    </Dialog>
  );
}

/** Of all that a representation says, what can be agreed on anew. */
function termsOf(representation: RepresentationTerms): RepresentationTerms {
  const { field, territory, kind, isExclusive, submitter } = representation;
  return { field, territory, kind, isExclusive, submitter };
}
