import { GUARDIAN_RELATIONS, newChildSchema } from '@callboard/contract/children';
import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import { today } from '../../lib/casting/days.ts';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showServerErrors } from '../../ui/show-server-errors.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { useAddChild } from './children-queries.ts';

const RELATION_WORDS: Record<(typeof GUARDIAN_RELATIONS)[number], string> = {
  parent: 'Parent',
  legal_guardian: 'Legal guardian',
  other: 'Somebody else who may decide for the child',
};
const RELATIONS = GUARDIAN_RELATIONS.map((value) => ({ value, label: RELATION_WORDS[value] }));
const EMPTY = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  relation: undefined,
  confirmsGuardianship: false,
} as unknown as z.input<typeof newChildSchema>;

/** Who the child is, and what whoever adds it promises, in plain words. */
export function AddChild({ onClose }: { onClose: () => void }) {
  const add = useAddChild();
  const navigate = useNavigate();
  const form = useZodForm(newChildSchema, EMPTY);
  const submit = form.handleSubmit((child) =>
    add.mutate(child, {
      onSuccess: ({ id, firstName }) => {
        toast({ title: `You keep ${firstName}'s profile now` });
        onClose();
        return navigate({ to: '/profile', search: { talentProfileId: id } });
      },
      onError: (error) => showServerErrors(form, error),
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isFirm={form.formState.isDirty}
      title="Add a child"
      description="The child gets a profile and no way to sign in. You keep it, and act for the child."
      maxWidth={520}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
          <TextField label="First name" autoComplete="off" {...bindField(form, 'firstName')} />
          <TextField label="Last name" autoComplete="off" {...bindField(form, 'lastName')} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
          <TextField
            label="Date of birth"
            type="date"
            max={today()}
            hint="Never shown."
            {...bindField(form, 'dateOfBirth')}
          />
          <SelectField
            label="Who you are to the child"
            placeholder="Please choose"
            options={RELATIONS}
            control={form.control}
            name="relation"
          />
        </div>
        <ul className="grid list-disc gap-1 rounded-control bg-fill py-3 pr-4 pl-8 text-13">
          <li>
            Only verified casting teams and agencies see the profile, and no city: the region.
          </li>
          <li>
            Invitations, offers and messages for the child come to you and the child's agents.
          </li>
          <li>You see to licence and chaperone wherever the law asks for them.</li>
          <li>
            From the 18th birthday on you hand the profile over, and have no part in it any more.
          </li>
        </ul>
        <CheckboxField
          control={form.control}
          name="confirmsGuardianship"
          label="I may decide for this child, everyone who has to agree has agreed, and the child wants this."
        />
        {add.isError && <FormAlert>{add.error.message}</FormAlert>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isPending={add.isPending}>
            Add the child
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
