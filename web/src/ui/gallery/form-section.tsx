import * as z from 'zod';
import { bindField } from '../bind-field.ts';
import { Button } from '../button.tsx';
import { CheckboxField } from '../checkbox-field.tsx';
import { ComboboxField } from '../combobox-field.tsx';
import { MultiComboboxField } from '../multi-combobox-field.tsx';
import { RadioGroupField } from '../radio-group-field.tsx';
import { SelectField } from '../select-field.tsx';
import { showServerErrors } from '../show-server-errors.ts';
import { SwitchField } from '../switch-field.tsx';
import { TextField } from '../text-field.tsx';
import { TextareaField } from '../textarea-field.tsx';
import { toast } from '../toast-store.ts';
import { useZodForm } from '../use-zod-form.ts';
import { ROLES, SKILLS } from './samples.ts';
import { Section } from './section.tsx';

const schema = z.object({
  name: z.string().min(1, 'Business name is required').max(255),
  email: z.email('Please enter a valid email address'),
  role: z.string().min(1, 'Choose a role'),
  based: z.string().min(1, 'Choose where'),
  skills: z.array(z.string()).min(1, 'Choose at least one'),
  kind: z.string().min(1, 'Choose one'),
  note: z.string(),
  isPublic: z.boolean(),
  terms: z.boolean().refine((isTicked) => isTicked, 'Please agree first'),
});

const KINDS = [
  { value: 'film', label: 'Film and TV' },
  { value: 'stage', label: 'Stage' },
];

export function FormSection() {
  const form = useZodForm(schema, {
    name: '',
    email: '',
    role: '',
    based: '',
    skills: [],
    kind: '',
    note: '',
    isPublic: true,
    terms: false,
  });
  const send = form.handleSubmit(() => {
    const refusal = { fields: { email: 'This address is taken', plan: 'Your plan is full.' } };
    const unplaced = showServerErrors(form, refusal);
    toast({ title: 'Error', description: Object.values(unplaced)[0], variant: 'destructive' });
  });
  return (
    <Section title="A form">
      <form noValidate onSubmit={send} className="grid gap-5 md:grid-cols-2">
        <TextField label="Business name" required {...bindField(form, 'name')} />
        <TextField label="Email" type="email" required {...bindField(form, 'email')} />
        <SelectField label="Role" options={ROLES} control={form.control} name="role" required />
        <ComboboxField label="Main accent" options={SKILLS} control={form.control} name="based" />
        <MultiComboboxField label="Skills" options={SKILLS} control={form.control} name="skills" />
        <RadioGroupField
          label="Works in"
          options={KINDS}
          orientation="horizontal"
          control={form.control}
          name="kind"
        />
        <TextareaField label="Note" hint="Only your team sees it." {...bindField(form, 'note')} />
        <div className="grid content-start gap-4">
          <SwitchField
            label="In talent search"
            hint="Clients can find you."
            control={form.control}
            name="isPublic"
          />
          <CheckboxField label="I agree to the terms" control={form.control} name="terms" />
        </div>
        <div className="flex justify-end gap-2 md:col-span-2">
          <Button look="quiet" onClick={() => form.reset()}>
            Start over
          </Button>
          <Button type="submit" look="primary">
            Create portfolio
          </Button>
        </div>
      </form>
    </Section>
  );
}
