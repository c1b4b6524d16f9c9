import { useId, useState } from 'react';
import type * as z from 'zod';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { showNotSaved } from '../../ui/show-not-saved.ts';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { CoverField } from './cover-field.tsx';
import { WorkFields } from './work-fields.tsx';
import type { WorkForm, WorkInput } from './work-form.ts';

type Props = {
  profileId: string;
  title: string;
  /** On the button. */
  saveLabel: string;
  schema: z.ZodType<WorkForm, WorkInput>;
  start: WorkInput;
  hasUrl?: boolean;
  /** Above the fields, such as the file on its way. */
  top?: React.ReactNode;
  /** Holds more than a slip should cost. */
  isFirm?: boolean;
  onSave: (form: WorkForm) => Promise<unknown>;
  onClose: () => void;
};

/** What is said about a piece of work. It closes when that was saved. */
export function WorkDialog(props: Props) {
  const {
    profileId,
    title,
    saveLabel,
    schema,
    start,
    hasUrl = false,
    top,
    isFirm = false,
    onSave,
    onClose,
  } = props;
  const formId = useId();
  const form = useZodForm(schema, start);
  const [isCoverComing, setCoverComing] = useState(false);
  const save = form.handleSubmit((values) =>
    onSave(values).then(onClose, (error: Error) => showNotSaved(form, error)),
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      isFirm={isFirm}
      maxWidth={560}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            type="submit"
            form={formId}
            look="primary"
            disabled={isCoverComing}
            isPending={form.formState.isSubmitting}
          >
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-5">
        {top}
        <WorkFields profileId={profileId} form={form} hasUrl={hasUrl} />
        <CoverField
          profileId={profileId}
          mediaId={form.watch('coverMediaId')}
          error={bindField(form, 'coverMediaId').error}
          onChange={(mediaId) => form.setValue('coverMediaId', mediaId)}
          onComing={setCoverComing}
        />
      </form>
    </Dialog>
  );
}
