import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useSettle } from '../billing-changes.ts';

/** Back from the provider's page, which may know of the payment before we do: it is asked at once. */
export function Settling({ reference }: { reference: string }) {
  const { mutate, data, error, isPending } = useSettle();
  const leave = useLeave();
  useEffect(() => mutate(reference), [mutate, reference]);
  const isPaid = data?.plan === 'pro';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is paid
  useEffect(() => {
    if (isPaid) void leave({ hasPaid: true });
  }, [isPaid]);
  const isLooking = isPaid || isPending || (data === undefined && error === null);
  return (
    <>
      <PageHeader title="Go Pro" />
      <section
        aria-live="polite"
        className="grid justify-items-center gap-4 rounded-card border border-line bg-raised px-4 py-12 text-center"
      >
        {isLooking ? (
          <>
            <Spinner />
            <p className="text-14">Looking for your payment</p>
          </>
        ) : isUnknown(error) ? (
          <>
            <div className="grid max-w-[52ch] gap-1 text-balance">
              <h2 className="font-semibold text-16">There is no such payment</h2>
              <p className="text-14 text-muted">
                The address does not belong to a payment of yours. Nothing was charged by opening
                it.
              </p>
            </div>
            <Button look="primary" onClick={() => void leave({})}>
              Back to the plans
            </Button>
          </>
        ) : (
          <>
            <div className="grid max-w-[52ch] gap-1 text-balance">
              <h2 className="font-semibold text-16">
                {error === null ? 'Your payment has not arrived yet' : 'We could not look it up'}
              </h2>
              <p className="text-14 text-muted">
                {error === null
                  ? 'That can take a minute. If you did not pay, nothing was charged.'
                  : `${error.message} If you paid, Pro opens by itself as soon as we hear of it.`}
              </p>
            </div>
            <div className="flex flex-wrap justify-center gap-2">
              <Button look="primary" onClick={() => mutate(reference)}>
                Look again
              </Button>
              <Button look="quiet" onClick={() => void leave({})}>
                Back to the plans
              </Button>
            </div>
          </>
        )}
      </section>
    </>
  );
}

function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** The reference has served: a reload asks for nothing again. */
function useLeave() {
  const navigate = useNavigate();
  return (state: { hasPaid?: true }) =>
    navigate({
      to: '/go-pro',
      search: (before) => ({ ...before, checkout: undefined, interval: undefined }),
      state,
      replace: true,
    });
}
