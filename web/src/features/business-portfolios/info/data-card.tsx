import { type PortfolioDetail, portfolioFormSchema } from '@callboard/contract/business-portfolios';
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showNotSaved } from '../../../ui/show-not-saved.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { useChangePortfolio } from '../portfolio-changes.ts';
import { fieldsOf, PortfolioFields } from '../portfolio-fields.tsx';

/**
 * What was typed stays until it is saved. What a colleague saves meanwhile comes into the other fields,
 * so that saving one's own does not undo it.
 */
export function DataCard({ portfolio }: { portfolio: PortfolioDetail }) {
  const change = useChangePortfolio(portfolio.id);
  const form = useZodForm(portfolioFormSchema, fieldsOf(portfolio));
  const { reset } = form;
  // Read also for `reset`, which knows only of what somebody follows.
  const { isDirty, dirtyFields: _ } = form.formState;
  useEffect(() => reset(fieldsOf(portfolio), { keepDirtyValues: true }), [portfolio, reset]);
  const submit = form.handleSubmit((values) =>
    change.mutateAsync(values).then(
      (saved) => {
        form.reset(fieldsOf(saved));
        toast({ title: 'Saved' });
      },
      (error: Error) => showNotSaved(form, error),
    ),
  );
  return (
    <Card title="Details" description="What talents, clients and colleagues read of you.">
      <form noValidate onSubmit={submit} className="form-controls grid gap-5">
        <PortfolioFields form={form} />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" look="primary" isPending={change.isPending} disabled={!isDirty}>
            Save changes
          </Button>
          {isDirty && (
            <Button look="quiet" onClick={() => form.reset(fieldsOf(portfolio))}>
              Discard
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
