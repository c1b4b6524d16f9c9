import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { kindWords, roundWords } from '../../../lib/casting/audition-words.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MessageButton } from '../../messaging/starting/api.ts';
import { AnswerButtons } from '../answers/answer-buttons.tsx';
import { ApplicationLink } from '../application-link.tsx';
import { invitationQuery } from '../calls.ts';
import { standingOf } from '../list/invitation-words.ts';
import { TapeLink } from '../list/tape-link.tsx';
import { InvitationFacts } from './invitation-facts.tsx';

type Props = { id: string | undefined; onClose: () => void };

/** One invitation beside the list, with everything that came with it. */
export function InvitationSheet({ id, onClose }: Props) {
  const { data, error, isLoadingError, refetch } = useQuery({
    ...invitationQuery(id ?? ''),
    enabled: id !== undefined,
  });
  return (
    <Sheet
      open={id !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Invitation"
      width={520}
      footer={data !== undefined && <Footer invitation={data} />}
    >
      {data !== undefined && (
        <div className="grid gap-5">
          <Head invitation={data} />
          <InvitationFacts invitation={data} />
          <ToCasting id={data.id} />
        </div>
      )}
      {id !== undefined && data === undefined && !isLoadingError && (
        <Skeleton className="h-80 rounded-card" />
      )}
      {isLoadingError && (
        <ErrorState
          title="The invitation could not be loaded"
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
    </Sheet>
  );
}

function Head({ invitation }: { invitation: InvitationDetail }) {
  const { countryId, talentProfileId: ownId } = useCurrentUser();
  const { roleTitle, productionTitle, talent, round, kind, applicationId } = invitation;
  const isOver = new Date(invitation.endsAt) <= new Date();
  const { word, tone } = standingOf(invitation, isOver);
  return (
    <header className="flex items-start gap-3">
      {invitation.talentProfileId !== ownId && (
        <Avatar size="lg" src={talent.photoUrl} profileName={talent.name} />
      )}
      <div className="grid min-w-0 gap-2">
        <div>
          <h2 className="wrap-anywhere font-semibold text-16">{roleTitle}</h2>
          <p className="wrap-anywhere text-13 text-muted">
            {productionTitle}
            {invitation.talentProfileId !== ownId && ` · ${talent.name}`}
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-2 text-13">
          <Badge tone={tone}>{word}</Badge>
          {roundWords(round, tradeWords(countryId).callback)} · {kindWords(kind)}
        </p>
        {applicationId !== null && (
          <p className="text-13">
            <ApplicationLink id={applicationId} />
          </p>
        )}
      </div>
    </header>
  );
}

/** For those who answer it; admins are on nobody's side. */
function ToCasting({ id }: { id: string }) {
  if (useCurrentUser().role === 'admin') return null;
  return (
    <div>
      <MessageButton to={{ invitationId: id }}>Message casting</MessageButton>
    </div>
  );
}

function Footer({ invitation }: { invitation: InvitationDetail }) {
  const { id, status, kind, freeSlots, mayAnswer, maySendTapes } = invitation;
  return (
    <>
      {status === 'accepted' && (
        <Button asChild className="mr-auto">
          <a href={`/api/audition-invitations/${id}/calendar`} download>
            <CalendarPlus aria-hidden="true" className="size-4" />
            Add to calendar
          </a>
        </Button>
      )}
      {mayAnswer && (
        <AnswerButtons
          invitation={invitation}
          isFirst={status === 'pending'}
          hasFreeSlots={freeSlots.length > 0}
        />
      )}
      {kind === 'self_tape' && maySendTapes && <TapeLink invitation={invitation} />}
    </>
  );
}
