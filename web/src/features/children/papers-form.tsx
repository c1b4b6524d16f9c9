import { type ChildPapers, childPapersSchema } from '@callboard/contract/children';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showServerErrors } from '../../ui/show-server-errors.ts';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { useChangePapers } from './children-queries.ts';

type Props = { profileId: string; name: string; papers: ChildPapers; onClose: () => void };

const PAIR = 'grid gap-4 sm:grid-cols-2 sm:gap-3';
/** A day that is not chosen is an empty field. */
const orNull = { setValueAs: (value: unknown) => value || null };

export function PapersForm({ profileId, name, papers, onClose }: Props) {
  const change = useChangePapers(profileId);
  const form = useZodForm(childPapersSchema, papers);
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        toast({ title: 'Saved' });
        onClose();
      },
      onError: (error) => showServerErrors(form, error),
    }),
  );
  const day = (field: 'licenceFrom' | 'licenceUntil') => ({
    ...bindField(form, field),
    ...form.register(field, orNull),
    type: 'date',
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isFirm={form.formState.isDirty}
      title={`Licence and chaperone of ${name}`}
      description="Fill in what there is; all of it can follow later."
      maxWidth={560}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className={PAIR}>
          <TextField label="Licence given by" {...bindField(form, 'licenceAuthority')} />
          <TextField label="Licence number" {...bindField(form, 'licenceNumber')} />
        </div>
        <div className={PAIR}>
          <TextField label="First day" {...day('licenceFrom')} />
          <TextField label="Last day" {...day('licenceUntil')} />
        </div>
        <CheckboxField
          control={form.control}
          name="chaperoneIsGuardian"
          label="The guardian is the chaperone"
        />
        <div className={PAIR}>
          <TextField label="Chaperone" {...bindField(form, 'chaperoneName')} />
          <TextField label="Chaperone's phone" type="tel" {...bindField(form, 'chaperonePhone')} />
        </div>
        <div className={PAIR}>
          <TextField label="Chaperone's licence" {...bindField(form, 'chaperoneLicence')} />
          <TextField label="School" {...bindField(form, 'schoolName')} />
        </div>
        <TextareaField
          label="Notes"
          hint="School hours, allergies, how late is too late."
          rows={3}
          {...bindField(form, 'notes')}
        />
        {change.isError && <FormAlert>{change.error.message}</FormAlert>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isPending={change.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
