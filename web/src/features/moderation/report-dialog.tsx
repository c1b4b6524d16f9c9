import {
  moderationEndpoints,
  REPORT_REASONS,
  type ReportForm,
  reportSchema,
} from '@callboard/contract/moderation';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../lib/api-client.ts';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { RadioGroupField } from '../../ui/radio-group-field.tsx';
import { showServerErrors } from '../../ui/show-server-errors.ts';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useZodForm } from '../../ui/use-zod-form.ts';
import { REASON_WORDS } from './words.ts';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  about: Pick<ReportForm, 'subject' | 'subjectId'>;
  /** What is reported, as in 'Report this call'. */
  what: string;
  onReported: () => void;
};

/** Tells the moderators; whoever is reported never learns by whom. */
export function ReportDialog({ isOpen, onOpenChange, about, what, onReported }: Props) {
  const formId = useId();
  const report = useMutation({
    mutationFn: (body: ReportForm) => call(moderationEndpoints.report, { body }),
    onSuccess: () => {
      onOpenChange(false);
      onReported();
      toast({ title: 'Report received', description: 'Our moderators will look into it.' });
    },
    onError: (error) => showServerErrors(form, error),
  });
  const form = useZodForm(reportSchema.omit({ subject: true, subjectId: true }), { note: '' });

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={`Report this ${what}`}
      description="Only our moderators read it. Nobody else learns who reported it."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="primary" type="submit" form={formId} isPending={report.isPending}>
            Send report
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.handleSubmit((said) => report.mutate({ ...about, ...said }))}
        className="grid gap-4"
      >
        {report.isError && <FormAlert>{report.error.message}</FormAlert>}
        <RadioGroupField
          control={form.control}
          name="reason"
          label="What is wrong?"
          options={REPORT_REASONS.map((value) => ({ value, label: REASON_WORDS[value] }))}
        />
        <TextareaField label="Anything that helps us" rows={3} {...bindField(form, 'note')} />
      </form>
    </Dialog>
  );
}
