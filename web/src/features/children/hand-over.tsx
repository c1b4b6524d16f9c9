import type { Child } from '@callboard/contract/children';
import { email } from '@callboard/contract/fields';
import { useState } from 'react';
import * as z from 'zod';
import { shortDay } from '../../lib/casting/days.ts';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showServerErrors } from '../../ui/show-server-errors.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { useHandOver, useTakeBack } from './children-queries.ts';

const schema = z.object({ email });

/** From the 18th birthday on. A link that was not used yet can be taken back or sent elsewhere. */
export function HandOver({ child }: { child: Child }) {
  const [isOpen, setIsOpen] = useState(false);
  const { firstName, handOver } = child;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button look={handOver === null ? 'primary' : 'plain'}>
          {handOver === null ? 'Hand over' : 'Link sent'}
        </Button>
      }
      title={`Hand the profile over to ${firstName}`}
      description={`${firstName} gets a link, chooses a password, and signs in with the address below.`}
    >
      <div className="grid gap-4">
        {handOver !== null && <LinkSent child={child} handOver={handOver} />}
        <SendForm child={child} onSent={() => setIsOpen(false)} />
      </div>
    </Dialog>
  );
}

type SentProps = { child: Child; handOver: NonNullable<Child['handOver']> };

function LinkSent({ child, handOver }: SentProps) {
  const takeBack = useTakeBack(child.id);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-fill p-3 text-13">
      <p className="wrap-anywhere min-w-0 flex-1 basis-52">
        A link went to <b>{handOver.email}</b> and works until {shortDay(handOver.expiresAt)}.
      </p>
      <Button
        isPending={takeBack.isPending}
        onClick={() =>
          takeBack.mutate(undefined, {
            onSuccess: () => toast({ title: 'The link is taken back' }),
          })
        }
      >
        Take back
      </Button>
      {takeBack.isError && <FormAlert>{takeBack.error.message}</FormAlert>}
    </div>
  );
}

function SendForm({ child, onSent }: { child: Child; onSent: () => void }) {
  const send = useHandOver(child.id);
  const form = useZodForm(schema, { email: '' });
  const submit = form.handleSubmit(({ email: to }) =>
    send.mutate(to, {
      onSuccess: () => {
        toast({ title: `A link is on its way to ${child.firstName}` });
        onSent();
      },
      onError: (error) => showServerErrors(form, error),
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={`${child.firstName}'s own e-mail address`}
        type="email"
        autoComplete="off"
        {...bindField(form, 'email')}
      />
      <p className="text-13 text-muted">
        Once it is used, the profile, its messages and invitations are {child.firstName}'s alone,
        and what was kept about licence and chaperone is deleted. Agents stay.
      </p>
      {send.isError && <FormAlert>{send.error.message}</FormAlert>}
      <Button type="submit" look="primary" className="justify-self-end" isPending={send.isPending}>
        {child.handOver === null ? 'Send the link' : 'Send a new link'}
      </Button>
    </form>
  );
}
