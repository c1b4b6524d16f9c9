import type { CastingCall } from '@callboard/contract/casting-calls';
import { MailOpen } from 'lucide-react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { useApplicant } from './use-applicant.ts';

/** In a list: the casting team asked for them. */
export function InvitedMark({ className }: { className?: string }) {
  return (
    <Badge tone="info" icon={MailOpen} {...(className && { className })}>
      Invited
    </Badge>
  );
}

/** On a call's page, until they have applied. */
export function InvitedNote({ call }: { call: Pick<CastingCall, 'productionTitle'> }) {
  const { talentProfileId: ownId } = useCurrentUser();
  const { talentProfileId } = useApplicant();
  return (
    <p className="flex items-start gap-2.5 rounded-card border border-line bg-raised px-4 py-3 text-14">
      <MailOpen aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-info" />
      <span>
        <strong className="font-semibold">
          {talentProfileId === ownId ? 'You were invited.' : 'They were invited.'}
        </strong>{' '}
        The casting team of {call.productionTitle} would like to see an application.
      </span>
    </p>
  );
}
