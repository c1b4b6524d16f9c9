import { Link } from '@tanstack/react-router';
import { comparedLook } from '../../../ui/compare-frame.tsx';
import { VerifiedMark } from '../../verification/mark/api.ts';
import { useBoardScene } from '../board-context.ts';
import { LargePhoto } from '../person/large-photo.tsx';
import { OwnMarks } from '../person/own-marks.tsx';
import { Part } from '../person/part.tsx';
import { PersonFacts } from '../person/person-facts.tsx';
import { Player, ProfileFilm } from '../person/person-media.tsx';
import { useApplication } from '../person/person-query.ts';
import { StatusMenu } from '../person/status-menu.tsx';
import { fitWords } from '../sheet/card-words.ts';
import type { BoardCard } from '../store/board-card.ts';

type Props = { card: BoardCard; isCurrent: boolean; onCurrent: () => void };

/** One of those compared, everything at the same height as in the others. */
export function ComparedPerson({ card, isCurrent, onCurrent }: Props) {
  const { canReview } = useBoardScene();
  const { data: application } = useApplication(card.id, { isOn: card.outside === undefined });
  const tape = application?.selfTape;
  const film = application?.media.find(({ kind }) => kind === 'video');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do the same
    <li aria-current={isCurrent} onClick={onCurrent} className={comparedLook(isCurrent)}>
      <LargePhoto card={card} application={application} />
      <div className="grid gap-0.5">
        <div className="flex min-w-0 items-center gap-1.5 text-16">
          <h3 dir="auto" className="truncate font-semibold">
            {card.outside === undefined ? (
              <Link
                to="/talent/$id"
                params={{ id: card.talentProfileId }}
                className="underline-offset-4 hover:underline"
              >
                {card.name}
              </Link>
            ) : (
              card.name
            )}
          </h3>
          <VerifiedMark verified={card.verified} />
        </div>
        <p className="min-h-4 text-12 text-muted">
          {card.outside === undefined ? fitWords(card) : 'Outside'}
        </p>
      </div>
      <div className="grid justify-items-start gap-3">
        <StatusMenu card={card} />
        {canReview && card.outside === undefined && <OwnMarks card={card} />}
      </div>
      <PersonFacts card={card} />
      {tape && <Player media={tape} label={`Self-tape of ${card.name}`} />}
      {!tape && film && <ProfileFilm media={film} label={`Film of ${card.name}`} />}
      {application !== undefined && application.notes.length > 0 && (
        <Part title="Team notes">
          <ul className="grid gap-2 text-13">
            {application.notes.map(({ id, author, isOwn, text }) => (
              <li key={id} dir="auto" className="wrap-anywhere">
                <span className="text-muted">{isOwn ? 'You' : author.name}:</span> {text}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </li>
  );
}
