import { Link } from '@tanstack/react-router';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MessageButton } from '../../messaging/starting/api.ts';
import { useBoardScene } from '../board-context.ts';
import type { BoardCard } from '../store/board-card.ts';
import { DealsOfPerson } from './deals-of-person.tsx';
import { FitReasons } from './fit-reasons.tsx';
import { HistoryPart } from './history-part.tsx';
import { LargePhoto } from './large-photo.tsx';
import { NotesPart } from './notes-part.tsx';
import { OwnMarks } from './own-marks.tsx';
import { Part } from './part.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonMedia } from './person-media.tsx';
import { useApplication } from './person-query.ts';
import { StatusMenu } from './status-menu.tsx';
import { TagsPart } from './tags-part.tsx';

type Props = { card: BoardCard; notePull: number };

/** Everything of one applicant. What the card knows shows at once, the rest when it has come. */
export function PersonContent({ card, notePull }: Props) {
  const { canReview } = useBoardScene();
  const { data: application, isError, error, refetch } = useApplication(card.id);
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-4">
        <LargePhoto card={card} application={application} />
        <div className="grid content-start gap-4">
          <PersonFacts card={card} />
          <MessageButton to={{ applicationId: card.id }} />
          <Link
            to="/talent/$id"
            params={{ id: card.talentProfileId }}
            className="text-13 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            Profile and credits
          </Link>
        </div>
      </div>
      <div className="grid justify-items-start gap-3">
        <StatusMenu card={card} />
        {canReview && <OwnMarks card={card} />}
      </div>
      {card.needsConfirmation && (
        <p className="rounded-control bg-warn-soft px-3 py-2 text-13 text-warn">
          The terms changed since they applied, and they have not confirmed them yet.
        </p>
      )}
      {isError && application === undefined && (
        <ErrorState text={error?.message} onRetry={() => void refetch()} />
      )}
      {application === undefined && !isError && <Waiting />}
      {application !== undefined && (
        <>
          {application.note !== null && (
            <Part title="Their note">
              <p dir="auto" className="wrap-anywhere whitespace-pre-line text-14">
                {application.note}
              </p>
            </Part>
          )}
          <PersonMedia application={application} />
          <DealsOfPerson card={card} history={application.history} />
          {application.answers.length > 0 && (
            <Part title="Answers">
              <dl className="grid gap-3 text-13">
                {application.answers.map(({ questionId, question, text }) => (
                  <div key={questionId}>
                    <dt className="text-muted">{question}</dt>
                    <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                      {text === '' ? 'No answer' : text}
                    </dd>
                  </div>
                ))}
              </dl>
            </Part>
          )}
          <FitReasons reasons={application.reasons} />
          <NotesPart applicationId={card.id} notes={application.notes} pull={notePull} />
          <TagsPart card={card} ownTags={application.ownTags} />
          <p className="text-12 text-muted">
            Sent by {application.submittedBy.name}
            {application.submittedBy.agencyName !== null &&
              `, ${application.submittedBy.agencyName}`}
          </p>
          <HistoryPart history={application.history} />
        </>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-28 w-full rounded-card" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
