import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showNotSaved } from '../../ui/show-not-saved.ts';
import { toast } from '../../ui/toast-store.ts';

/** Saves what was typed and says so; from then on the form shows what was saved. */
export function saveForm<Values extends FieldValues, Output, Saved>(
  form: UseFormReturn<Values, unknown, Output>,
  save: (values: Output) => Promise<Saved>,
  fieldsOf: (saved: Saved) => Values,
) {
  return form.handleSubmit((values) =>
    save(values).then(
      (saved) => {
        form.reset(fieldsOf(saved));
        toast({ title: 'Saved' });
      },
      (error: Error) => showNotSaved(form, error),
    ),
  );
}
