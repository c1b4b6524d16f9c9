import { registrationSchema } from '@callboard/contract/auth';
import { useQuery } from '@tanstack/react-query';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordStrengthMeter } from '../../ui/password-strength.tsx';
import { RadioGroupField } from '../../ui/radio-group-field.tsx';
import { showServerErrors } from '../../ui/show-server-errors.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { AuthForm } from './auth-form.tsx';
import { countriesQuery } from './countries.ts';
import { likelyCountryId } from './likely-country.ts';
import { MailSent } from './mail-sent.tsx';
import { useRegister } from './sign-in-calls.ts';
import { TextLink } from './text-link.tsx';

const ROLE_OPTIONS = [
  { value: 'talent', label: 'I perform or crew', hint: 'One profile, and applying is free' },
  { value: 'client', label: 'I cast', hint: 'Post roles and find people' },
  { value: 'agent', label: 'I represent talent', hint: 'Run a roster with a team' },
];

export function RegisterPage() {
  const register = useRegister();
  const countries = useQuery(countriesQuery);
  const form = useZodForm(registrationSchema, {
    email: '',
    password: '',
    firstName: '',
    lastName: '',
    countryId: likelyCountryId(),
    role: 'talent',
  });
  const [role, password] = form.watch(['role', 'password']);
  const submit = form.handleSubmit((values) =>
    register.mutate(
      { ...values, dateOfBirth: values.role === 'talent' ? values.dateOfBirth : null },
      { onError: (error) => showServerErrors(form, error) },
    ),
  );

  if (register.isSuccess) {
    return (
      <MailSent title="Look into your mailbox">
        <p>
          We have sent a link to <b className="text-ink">{form.getValues('email')}</b>. Follow it,
          and you are in.
        </p>
        <p>
          Nothing there? Look among the spam, or{' '}
          <TextLink to="/verify-email">send it again</TextLink>.
        </p>
      </MailSent>
    );
  }

  return (
    <AuthForm
      title="Create an account"
      intro="Free for talent, always. No card needed."
      onSubmit={submit}
    >
      <RadioGroupField
        label="What brings you here?"
        options={ROLE_OPTIONS}
        control={form.control}
        name="role"
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField label="First name" autoComplete="given-name" {...bindField(form, 'firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...bindField(form, 'lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="username" {...bindField(form, 'email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={<PasswordStrengthMeter password={password} />}
        {...bindField(form, 'password')}
      />
      <div className={role === 'talent' ? 'grid grid-cols-2 gap-3' : 'grid'}>
        <ComboboxField
          label="Country"
          options={(countries.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          control={form.control}
          name="countryId"
        />
        {role === 'talent' && (
          <TextField
            label="Date of birth"
            type="date"
            autoComplete="bday"
            {...bindField(form, 'dateOfBirth')}
          />
        )}
      </div>
      {role === 'talent' && (
        <p className="-mt-3 text-13 text-muted">
          Your date of birth is never shown. Under 18, a parent or guardian registers with their own
          and then adds the child.
        </p>
      )}
      {register.isError && <FormAlert>{register.error.message}</FormAlert>}
      <Button type="submit" look="primary" isPending={register.isPending}>
        Create account
      </Button>
      <p className="text-14 text-muted">
        Already here? <TextLink to="/login">Sign in</TextLink>
      </p>
    </AuthForm>
  );
}
