import { LINK_DAYS, linkFormSchema, type WholeShortlist } from '@callboard/contract/shortlists';
import * as z from 'zod';
import { bindField } from '../../../ui/bind-field.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { showServerErrors } from '../../../ui/show-server-errors.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { useCreateLink } from '../shortlist-changes.ts';
import type { MadeLink } from './share-dialog.tsx';

const DAYS = LINK_DAYS.map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : `${days} days`,
}));

/** What is chosen from a menu is text. */
const typedSchema = z.object({
  label: linkFormSchema.shape.label,
  days: z.string().transform(Number).pipe(linkFormSchema.shape.days),
});

type Props = { list: WholeShortlist; onMade: (link: MadeLink) => void };

export function NewLinkForm({ list, onMade }: Props) {
  const create = useCreateLink(list);
  const form = useZodForm(typedSchema, { label: '', days: '7' });
  const submit = form.handleSubmit((link) =>
    create.mutate(link, {
      onSuccess: onMade,
      onError: (error) => showServerErrors(form, error),
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,1fr)_140px]">
        <TextField
          label="For whom"
          placeholder="Director, producer, client…"
          autoComplete="off"
          {...bindField(form, 'label')}
        />
        <SelectField label="For how long" options={DAYS} control={form.control} name="days" />
      </div>
      {create.isError && <FormAlert>{create.error.message}</FormAlert>}
      <Button
        type="submit"
        look="primary"
        isPending={create.isPending}
        className="justify-self-start"
      >
        Make a link
      </Button>
    </form>
  );
}
