import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { useAcceptClaim } from './claim-calls.ts';
import type { ClaimProps } from './claim-card.tsx';
import { senderOf } from './sender-of.ts';

/** With an account that was there before: a talent's own profile stays, a child's comes beside it. */
export function AcceptClaim({ token, claim }: ClaimProps) {
  const accept = useAcceptClaim(token, claim);
  const { isMinor, firstName } = claim;
  const sender = senderOf(claim);
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere text-14">
        {isMinor
          ? `Your account keeps ${firstName}'s profile from then on, beside your own.`
          : `You have a profile already. It stays as it is, ${sender} represents you there, and the one that they began goes.`}
      </p>
      {accept.isError && <FormAlert>{accept.error.message}</FormAlert>}
      <Button
        look="primary"
        className="justify-self-start"
        isPending={accept.isPending}
        onClick={() => accept.mutate()}
      >
        {isMinor ? `Keep ${firstName}'s profile` : `Be represented by ${sender}`}
      </Button>
    </div>
  );
}
