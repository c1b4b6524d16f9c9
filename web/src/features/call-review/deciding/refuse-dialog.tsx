import { LIMITS } from '@callboard/contract/limits';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { READY_REASONS } from './ready-reasons.ts';

type Props = {
  title: string;
  description: string;
  act: string;
  isPending: boolean;
  error: Error | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** Asks for the reason: one that is ready, which can be changed, or one's own words. */
export function RefuseDialog({ title, description, act, ...props }: Props) {
  const { isPending, error, onConfirm, onClose } = props;
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  function choose(text: string) {
    setReason(text);
    words.current?.focus();
  }
  function confirm(event?: FormEvent) {
    event?.preventDefault();
    if (isPending) return;
    if (reason.trim() !== '') return onConfirm(reason.trim());
    setIsMissing(true);
    words.current?.focus();
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="danger" type="submit" form={formId} isPending={isPending}>
            {act}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={confirm} className="grid gap-4">
        {error !== null && <FormAlert>{error.message}</FormAlert>}
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="mb-1.5 font-medium text-13">Ready reasons</legend>
          {READY_REASONS.map(({ label, text }) => (
            <FilterChip key={label} isOn={reason === text} onClick={() => choose(text)}>
              {label}
            </FilterChip>
          ))}
        </fieldset>
        <TextareaField
          ref={words}
          label="Reason"
          hint="The team reads it. Ctrl and Enter sends it."
          error={isMissing && reason.trim() === '' ? 'Please give a reason' : undefined}
          required
          rows={3}
          maxLength={LIMITS.lineLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) confirm();
          }}
        />
      </form>
    </Dialog>
  );
}
