import {
  type agentProfileEndpoints,
  agentProfileFormSchema,
} from '@callboard/contract/agent-profiles';
import type { ResultOf } from '@callboard/contract/endpoint';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { useUpdateAgentProfile } from './api.ts';
import { saveForm } from './save-form.ts';

type Profile = ResultOf<typeof agentProfileEndpoints.get>;

export function AgentProfileForm({ profile }: { profile: Profile }) {
  const update = useUpdateAgentProfile();
  const form = useZodForm(agentProfileFormSchema, fieldsOf(profile));
  return (
    <form
      noValidate
      onSubmit={saveForm(form, update.mutateAsync, fieldsOf)}
      className="grid gap-4 sm:grid-cols-2"
    >
      <TextField
        label="Job title"
        autoComplete="organization-title"
        {...bindField(form, 'jobTitle')}
      />
      <TextField label="Phone" type="tel" autoComplete="tel" {...bindField(form, 'phone')} />
      <div className="sm:col-span-2">
        <TextareaField label="Bio" rows={4} {...bindField(form, 'bio')} />
      </div>
      <div className="sm:col-span-2">
        <Button type="submit" isPending={update.isPending} disabled={!form.formState.isDirty}>
          Save profile
        </Button>
      </div>
    </form>
  );
}

function fieldsOf({ jobTitle, phone, bio }: Profile) {
  return { jobTitle: jobTitle ?? '', phone: phone ?? '', bio: bio ?? '' };
}
