import { portfolioFormSchema } from '@callboard/contract/business-portfolios';
import { TEXTS } from '@callboard/contract/texts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { showServerErrors } from '../../../ui/show-server-errors.ts';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { LogoField } from '../logo-field.tsx';
import { EMPTY_PORTFOLIO, PortfolioFields } from '../portfolio-fields.tsx';
import { useCreate } from './use-create.ts';

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

const { dialogTitle, create } = TEXTS.businessPortfolio;

export function CreateDialog({ isOpen, onOpenChange }: Props) {
  const formId = useId();
  const [isPending, setIsPending] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      isFirm
      title={dialogTitle}
      description="The business that your talents and colleagues belong to."
      maxWidth={560}
      footer={
        <>
          <DialogClose>
            <Button disabled={isPending}>Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} look="primary" isPending={isPending}>
            {create}
          </Button>
        </>
      }
    >
      <CreateForm id={formId} onPending={setIsPending} onCreated={() => onOpenChange(false)} />
    </Dialog>
  );
}

type FormProps = {
  id: string;
  onPending: (isPending: boolean) => void;
  onCreated: () => void;
};

/** What was typed stays when creating fails. */
function CreateForm({ id, onPending, onCreated }: FormProps) {
  const [logo, setLogo] = useState<File | null>(null);
  const form = useZodForm(portfolioFormSchema, EMPTY_PORTFOLIO);
  const createWith = useCreate();
  const submit = form.handleSubmit(async (values) => {
    onPending(true);
    const error = await createWith(values, logo);
    onPending(false);
    if (error === undefined) onCreated();
    else showServerErrors(form, error);
  });
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <LogoField logo={logo} onChoose={setLogo} onRemove={() => setLogo(null)} />
      <PortfolioFields form={form} autoFocus />
    </form>
  );
}
