import { type OutsidePerson, outsidePersonFormSchema } from '@callboard/contract/outside-people';
import { useId } from 'react';
import { callAt } from '../../../lib/api-client.ts';
import { bindField } from '../../../ui/bind-field.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { showNotSaved } from '../../../ui/show-not-saved.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { changeOutside } from '../acts/change-outside.ts';
import { BOARD_CALLS, type Calls } from '../calls.ts';
import type { BoardStore } from '../store/board-store.ts';

const formSchema = outsidePersonFormSchema.omit({ status: true });

type Props = {
  board: BoardStore;
  /** Who is changed; nobody: somebody is added. */
  person?: OutsidePerson;
  onClose: () => void;
};

/** An idea, an e-mail, a phone pitch: somebody who is not on Callboard. */
export function OutsideForm({ board, person, onClose }: Props) {
  const id = useId();
  const form = useZodForm(formSchema, {
    name: person?.name ?? '',
    agent: person?.agent ?? '',
    link: person?.link ?? '',
    note: person?.note ?? '',
  });
  const save = form.handleSubmit(async (body) => {
    try {
      const saved =
        person === undefined
          ? await callAt<Calls['addOutsidePerson']>(
              BOARD_CALLS.addOutsidePerson,
              { params: { id: board.roleId }, body },
              { idempotencyKey: crypto.randomUUID() },
            )
          : await changeOutside(person.id, body);
      board.putOutside(saved);
      if (person === undefined) toast({ title: `${saved.name} added` });
      onClose();
    } catch (error) {
      if (error instanceof Error) showNotSaved(form, error);
    }
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={person === undefined ? 'Add somebody from outside' : `Change ${person.name}`}
      description="Seen by your team only. They are not told anything."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="primary" type="submit" form={id} isPending={form.formState.isSubmitting}>
            {person === undefined ? 'Add' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save} className="grid gap-4">
        <TextField label="Name" autoComplete="off" required {...bindField(form, 'name')} />
        <TextField label="Agent" autoComplete="off" {...bindField(form, 'agent')} />
        <TextField label="Link" type="url" autoComplete="off" {...bindField(form, 'link')} />
        <TextareaField label="Note" rows={3} {...bindField(form, 'note')} />
      </form>
    </Dialog>
  );
}
