import type { FieldErrors } from '@callboard/contract/errors';
import {
  type Production,
  type ProductionForm,
  productionFormSchema,
} from '@callboard/contract/productions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { fieldOf, focusFirstWrong } from '../../../lib/casting/find-errors.ts';
import { useDraft } from '../../../lib/casting/use-draft.ts';
import { toast } from '../../../ui/toast-store.ts';
import { changeProduction, refreshCasting, showProduction } from '../production-changes.ts';
import { formOf, type ProductionEditor, productionErrors } from './production-editor.ts';

/** Only what was changed is sent, so that a colleague's change of something else stays. */
export function useEditForm(production: Production) {
  const queries = useQueryClient();
  const entry = `callboard:production-draft:${production.id}`;
  const { draft, changed, change, drop, isDirty } = useDraft(entry, formOf(production));
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const errors = { ...refused, ...(isTried ? productionErrors(draft) : {}) };

  const editor: ProductionEditor = {
    form: draft,
    errors,
    change(changes) {
      const names = Object.keys(changes);
      setRefused((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([path]) => !names.includes(fieldOf(path))),
        ),
      );
      change(changes);
    },
  };

  /** Cancelling a production ends its casting: that is asked about before. */
  async function save(isConfirmed = false) {
    setIsTried(true);
    setFailure(undefined);
    const parsed = productionFormSchema.safeParse(draft);
    const isSound = Object.keys(productionErrors(draft)).length === 0;
    if (!parsed.success || !isSound) return focusFirstWrong();
    const isEnding = draft.status === 'cancelled' && production.status !== 'cancelled';
    if (isEnding && !isConfirmed) return setIsCancelling(true);
    setIsPending(true);
    try {
      const changes = pick(parsed.data, changed);
      showProduction(queries, await changeProduction(production.id, changes));
      if (isEnding) refreshCasting(queries);
      drop();
      setIsTried(false);
      toast({ title: 'Saved' });
    } catch (error) {
      setRefused((error instanceof ApiError ? error.fields : undefined) ?? {});
      setFailure(error instanceof Error ? error.message : 'Something went wrong.');
      focusFirstWrong();
    } finally {
      setIsPending(false);
    }
  }

  const cancelling = { isOpen: isCancelling, close: () => setIsCancelling(false) };
  return { editor, save, drop, isDirty, isPending, failure, cancelling };
}

function pick(form: ProductionForm, changed: Partial<ProductionForm>): Partial<ProductionForm> {
  const names = Object.keys(changed) as (keyof ProductionForm)[];
  return Object.fromEntries(names.map((name) => [name, form[name]]));
}
