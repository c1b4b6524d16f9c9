import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { outlookQuery, useKeepAccount } from '../calls.ts';
import { Day } from '../day.tsx';

/** For whoever is to be deleted: until when, and the way back. Silent for everybody else. */
export function DeletionBanner() {
  const { role } = useCurrentUser();
  const { data } = useQuery(outlookQuery);
  const keep = useKeepAccount();
  const deletion = data?.deletion ?? null;
  if (deletion === null) return null;
  return (
    <section
      aria-label="Your account will be deleted"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-raised p-4"
    >
      <p className="min-w-0 text-13">
        <strong className="block font-semibold text-14">
          Your account will be deleted on <Day at={deletion.dueAt} />
        </strong>
        {role === 'talent'
          ? 'Until then your profile is hidden. It is seen again if you keep the account.'
          : 'Until then everything stays as it is.'}
      </p>
      <Button
        look="primary"
        isPending={keep.isPending}
        onClick={() =>
          keep.mutate(undefined, {
            onSuccess: () => toast({ title: 'Your account stays' }),
            onError: ({ message }) =>
              toast({ title: 'Error', description: message, variant: 'destructive' }),
          })
        }
      >
        Keep my account
      </Button>
    </section>
  );
}
