import { claimFormSchema } from '@callboard/contract/talent-claims';
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
import { useRegisterByClaim } from './claim-calls.ts';
import type { ClaimProps } from './claim-card.tsx';

/** A short registration: the link has already proved the address. */
export function RegisterForm({ token, claim }: ClaimProps) {
  const { isMinor, firstName, lastName, email } = claim;
  const register = useRegisterByClaim(token, claim);
  const countries = useQuery(countriesQuery);
  const form = useZodForm(claimFormSchema, {
    // Of a minor, whoever fills this in is somebody else.
    firstName: isMinor ? '' : firstName,
    lastName: isMinor ? '' : lastName,
    password: '',
    countryId: likelyCountryId(),
    dateOfBirth: '',
  });
  const submit = form.handleSubmit((values) =>
    register.mutate(values, { onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-14">
        {isMinor
          ? `Tell us who you are, as ${firstName}'s parent or guardian, and choose a password.`
          : 'Choose a password, and the profile is yours. Callboard is free for talent, always.'}
      </p>
      <TextField label="Email" type="email" autoComplete="username" value={email} readOnly />
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
        <TextField
          label={isMinor ? 'Your first name' : 'First name'}
          autoComplete="given-name"
          {...bindField(form, 'firstName')}
        />
        <TextField
          label={isMinor ? 'Your last name' : 'Last name'}
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
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
        <ComboboxField
          label="Country"
          options={toOptions(countries.data)}
          control={form.control}
          name="countryId"
        />
        <TextField
          label={isMinor ? 'Your date of birth' : 'Date of birth'}
          type="date"
          autoComplete="bday"
          {...bindField(form, 'dateOfBirth')}
        />
      </div>
      <p className="-mt-2 text-13 text-muted">
        {isMinor
          ? `Neither your date of birth nor ${firstName}'s is ever shown.`
          : 'Your date of birth is never shown.'}
      </p>
      {register.isError && <FormAlert>{register.error.message}</FormAlert>}
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        isPending={register.isPending}
      >
        {isMinor ? 'Create account and keep the profile' : 'Claim the profile'}
      </Button>
    </form>
  );
}
