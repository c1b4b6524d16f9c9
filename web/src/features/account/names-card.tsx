import { accountFormSchema } from '@callboard/contract/account';
import type { CurrentUser } from '@callboard/contract/auth';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { useUpdateAccount } from './api.ts';
import { useOwnFace } from './own-face.ts';
import { PhotoControl } from './photo-control.tsx';
import { saveForm } from './save-form.ts';

const namesSchema = accountFormSchema.pick({ firstName: true, lastName: true });

export function NamesCard() {
  const user = useCurrentUser();
  const face = useOwnFace(user);
  const update = useUpdateAccount();
  const form = useZodForm(namesSchema, namesOf(user));
  return (
    <Card title="You">
      <div className="mb-4 flex items-center gap-3">
        <Avatar
          size="lg"
          {...face}
          userName={`${user.firstName} ${user.lastName}`}
          email={user.email}
        />
        {user.role !== 'admin' && <PhotoControl role={user.role} />}
      </div>
      <form
        noValidate
        onSubmit={saveForm(form, update.mutateAsync, ({ user: saved }) => namesOf(saved))}
        className="grid gap-4 sm:grid-cols-2"
      >
        <TextField label="First name" autoComplete="given-name" {...bindField(form, 'firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...bindField(form, 'lastName')} />
        <div className="sm:col-span-2">
          <Button type="submit" isPending={update.isPending} disabled={!form.formState.isDirty}>
            Save names
          </Button>
        </div>
      </form>
    </Card>
  );
}

function namesOf({ firstName, lastName }: CurrentUser) {
  return { firstName, lastName };
}
