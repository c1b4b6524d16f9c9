import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TapeSheet } from '../self-tapes/api.ts';
import { LateAsWhom } from '../talent-profiles/api.ts';
import { SubscribeDialog } from './calendar/subscribe-dialog.tsx';
import { useDeals } from './deals/use-deals.ts';
import { InvitationSheet } from './detail/invitation-sheet.tsx';
import { InvitationLists } from './invitation-lists.tsx';
import { NobodyChosen } from './nothing-asked.tsx';
import { useInvitations, useWhose, type Whose } from './whose.ts';

/** Auditions to answer and to come, and what else casting teams asked. */
export function InvitationsPage() {
  const { role } = useCurrentUser();
  const { talentProfileId, invitation, tape } = useSearch({ strict: false });
  const navigate = useNavigate();
  const close = () =>
    void navigate({
      to: '/invitations',
      search: (before) => ({ ...before, invitation: undefined, tape: undefined }),
      replace: true,
    });
  const whose = useWhose();
  const ofOne = filled(talentProfileId);
  const sheetId = filled(invitation);
  const tapeId = filled(tape);
  return (
    <div className="grid max-w-[1024px] grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title="Invitations"
        badge={
          role === 'admin' &&
          ofOne && (
            <Suspense>
              <LateAsWhom talentProfileId={ofOne} />
            </Suspense>
          )
        }
        actions={role !== 'admin' && <SubscribeDialog />}
      />
      {role === 'admin' && !ofOne && <NobodyChosen />}
      {(role !== 'admin' || ofOne) && (whose ? <Lists whose={whose} /> : <Begun />)}
      <InvitationSheet id={sheetId} onClose={close} />
      {tapeId && <TapeSheet key={tapeId} invitationId={tapeId} onClose={close} />}
    </div>
  );
}

/** A name in the address, unless it is empty or there twice. */
function filled(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function Lists({ whose }: { whose: Whose }) {
  const { invitations, ...asking } = useInvitations();
  const asked = useDeals(whose);
  if (asking.error !== null) {
    return (
      <Card>
        <ErrorState
          title="The invitations could not be loaded"
          text={asking.error.message}
          onRetry={asking.retry}
          isRetrying={asking.isRetrying}
        />
      </Card>
    );
  }
  if (invitations === undefined || asked.isPending) return <Loading />;
  // Of another portfolio's talents nothing is said here.
  const deals = asked.deals.filter(
    ({ it }) => whose.talentProfileId !== undefined || whose.mayAnswerFor(it.talent.id),
  );
  return (
    <>
      {asked.error && (
        <Card>
          <ErrorState
            title="Offers and holds could not be loaded"
            text={asked.error.message}
            onRetry={asked.retry}
          />
        </Card>
      )}
      <InvitationLists invitations={invitations} deals={deals} whose={whose} />
    </>
  );
}

/** What there is comes while it is being found out for whom of them one answers. */
function Begun() {
  useInvitations();
  return <Loading />;
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-20 rounded-card" />
      ))}
    </div>
  );
}
