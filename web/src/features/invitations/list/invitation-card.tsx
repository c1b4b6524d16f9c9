import type { AuditionInvitation } from '@callboard/contract/audition-invitations';
import { isPending } from '@callboard/contract/pending-invitation';
import { Link } from '@tanstack/react-router';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { AnswerButtons } from '../answers/answer-buttons.tsx';
import { When } from '../detail/when.tsx';
import { ROW_LOOK } from '../row-look.ts';
import type { Whose } from '../whose.ts';
import { factsInLine, standingOf } from './invitation-words.ts';
import { TapeLink } from './tape-link.tsx';

type Props = {
  invitation: AuditionInvitation;
  whose: Whose;
  isOver?: boolean;
  /** Which day it is stands above it. */
  isDayNamed?: boolean;
  /** The first of those that wait: its answer is what matters on the page. */
  isFirst?: boolean;
};

/** When, what, and the answers; the whole of it opens what else was sent. */
export function InvitationCard({ invitation, whose, ...props }: Props) {
  const { isOver = false, isFirst = false, isDayNamed = false } = props;
  const { callback } = tradeWords(useCurrentUser().countryId);
  const { id, talent, talentProfileId, roleTitle, productionTitle, status, kind, note } =
    invitation;
  const { word, tone } = standingOf(invitation, isOver);
  const isOwn = whose.isOwn(talentProfileId);
  const mayAnswer = whose.mayAnswerFor(talentProfileId);
  const isWaiting = isPending(invitation) && !isOver;
  const isQuiet = status === 'declined' || status === 'cancelled';
  const mayTape = kind === 'self_tape' && status === 'accepted' && mayAnswer;
  return (
    <li
      className={classes(
        ROW_LOOK,
        'hover:bg-fill has-[[data-row]:focus-visible]:outline-2 has-[[data-row]:focus-visible]:outline-ink lg:items-center',
        isQuiet && 'text-muted',
      )}
    >
      <When invitation={invitation} isDayNamed={isDayNamed} />
      <div className="flex min-w-0 items-center gap-3">
        {!isOwn && <Avatar size="md" src={talent.photoUrl} profileName={talent.name} />}
        <div className="grid min-w-0 gap-0.5">
          <p className="wrap-anywhere text-14">
            <Link
              data-row
              to="/invitations"
              search={(before) => ({ ...before, invitation: id })}
              // The whole card leads there; the words name it.
              className="font-semibold outline-none after:absolute after:inset-0"
            >
              {roleTitle}
            </Link>
            <span className="text-muted">
              {' · '}
              {productionTitle}
            </span>
          </p>
          <p className="wrap-anywhere text-13 text-muted">
            {!isOwn && <span className="text-ink">{talent.name} · </span>}
            {factsInLine(invitation, callback)}
          </p>
          {status === 'reschedule_requested' && note !== null && (
            <p className="line-clamp-2 wrap-anywhere text-13">“{note}”</p>
          )}
        </div>
      </div>
      {/* Above the link that lies over the whole card. */}
      <div className="relative z-1 flex flex-wrap items-center gap-2 lg:justify-end">
        {isWaiting && mayAnswer ? (
          <AnswerButtons invitation={invitation} isFirst={isFirst} />
        ) : (
          <Badge tone={tone}>{word}</Badge>
        )}
        {mayTape && <TapeLink invitation={invitation} />}
      </div>
    </li>
  );
}
