import { joinFormSchema } from '@callboard/contract/team';
import { TEXTS } from '@callboard/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { bindField } from '../../../ui/bind-field.ts';
import { Button } from '../../../ui/button.tsx';
import { ComboboxField } from '../../../ui/combobox-field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PasswordStrengthMeter } from '../../../ui/password-strength.tsx';
import { showServerErrors } from '../../../ui/show-server-errors.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { likelyCountryId } from '../../auth/api.ts';
import { countriesQuery, toOptions } from '../../reference-data/api.ts';
import { DeclineButton } from './decline-button.tsx';
import type { InvitationProps } from './invitation-card.tsx';
import { useJoin } from './invitation-changes.ts';

/** A short registration: the link has already proved the address. */
export function JoinForm({ token, invitation }: InvitationProps) {
  const join = useJoin(token, invitation.portfolio.name);
  const countries = useQuery(countriesQuery);
  const form = useZodForm(joinFormSchema, {
    firstName: invitation.firstName,
    lastName: invitation.lastName,
    password: '',
    countryId: likelyCountryId(),
  });
  const submit = form.handleSubmit((values) =>
    join.mutate(values, { onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-14">Choose a password, and you are on the team.</p>
      <TextField
        label={TEXTS.teamInvitation.email}
        type="email"
        autoComplete="username"
        value={invitation.email}
        readOnly
        className="bg-sunk text-muted"
      />
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
        <TextField
          label={TEXTS.teamInvitation.firstName}
          autoComplete="given-name"
          {...bindField(form, 'firstName')}
        />
        <TextField
          label={TEXTS.teamInvitation.lastName}
          autoComplete="family-name"
          {...bindField(form, 'lastName')}
        />
      </div>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={<PasswordStrengthMeter password={form.watch('password')} />}
        {...bindField(form, 'password')}
      />
      <ComboboxField
        label="Country"
        options={toOptions(countries.data)}
        control={form.control}
        name="countryId"
      />
      {join.isError && <FormAlert>{join.error.message}</FormAlert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isPending={join.isPending}>
          Create account and join
        </Button>
        <DeclineButton token={token} invitation={invitation} />
      </div>
    </form>
  );
}
