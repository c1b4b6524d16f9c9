import { privacyEndpoints } from '@callboard/contract/privacy';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showServerErrors } from '../../ui/show-server-errors.ts';
import { useZodForm } from '../../ui/use-zod-form.ts';

type Proof = { password: string };
type Props = {
  act: string;
  look?: 'primary' | 'danger';
  asking: {
    isPending: boolean;
    error: Error | null;
    mutate: (
      proof: Proof,
      then: { onSuccess: () => void; onError: (error: Error) => void },
    ) => void;
  };
  onDone: () => void;
};

/** The password once more, before something that a borrowed device must not do. */
export function ProveForm({ act, look = 'primary', asking, onDone }: Props) {
  const form = useZodForm(privacyEndpoints.askForExport.body, { password: '' });
  const submit = form.handleSubmit((proof) =>
    asking.mutate(proof, {
      onSuccess: onDone,
      onError: (error) => showServerErrors(form, error),
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...bindField(form, 'password')}
      />
      {asking.error !== null && form.formState.errors.password === undefined && (
        <FormAlert>{asking.error.message}</FormAlert>
      )}
      <Button type="submit" look={look} isPending={asking.isPending}>
        {act}
      </Button>
    </form>
  );
}
