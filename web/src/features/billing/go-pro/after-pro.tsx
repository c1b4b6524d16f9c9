import type { Billing } from '@callboard/contract/billing';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import type { Whose } from '../billing-queries.ts';
import { usePortal } from '../leading-away.ts';

type Props = { billing: Billing; whose: Whose };

/** Whoever had Pro reads that nothing went with it, and still finds the invoices. */
export function AfterPro({ billing: { subscription, mayManage }, whose }: Props) {
  const portal = usePortal(whose);
  const hasInvoices = subscription?.provider === 'stripe' && mayManage;
  return (
    <div className="grid justify-items-start gap-3 rounded-control bg-sunk px-3 py-2.5 text-13">
      <p>Pro has ended here. What you added meanwhile is still there.</p>
      {hasInvoices && (
        <Button isPending={portal.isPending} onClick={() => portal.mutate()}>
          Cards and invoices
        </Button>
      )}
      {portal.isError && <FormAlert>{portal.error.message}</FormAlert>}
    </div>
  );
}
