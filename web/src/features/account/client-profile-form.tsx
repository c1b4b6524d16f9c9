import {
  type clientProfileEndpoints,
  clientProfileFormSchema,
} from '@callboard/contract/client-profiles';
import type { ResultOf } from '@callboard/contract/endpoint';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { useUpdateClientProfile } from './api.ts';
import { saveForm } from './save-form.ts';

type Profile = ResultOf<typeof clientProfileEndpoints.get>;

export function ClientProfileForm({ profile }: { profile: Profile }) {
  const update = useUpdateClientProfile();
  const form = useZodForm(clientProfileFormSchema, fieldsOf(profile));
  return (
    <form
      noValidate
      onSubmit={saveForm(form, update.mutateAsync, fieldsOf)}
      className="grid gap-4 sm:grid-cols-2"
    >
      <TextField
        label="Company"
        required
        autoComplete="organization"
        hint="Your colleagues share this name."
        {...bindField(form, 'companyName')}
      />
      <TextField
        label="Job title"
        autoComplete="organization-title"
        {...bindField(form, 'jobTitle')}
      />
      <TextField
        label="Website"
        type="url"
        autoComplete="url"
        placeholder="https://"
        {...bindField(form, 'website')}
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

function fieldsOf({ companyName, jobTitle, website, phone, bio }: Profile) {
  return {
    companyName,
    jobTitle: jobTitle ?? '',
    website: website ?? '',
    phone: phone ?? '',
    bio: bio ?? '',
  };
}
