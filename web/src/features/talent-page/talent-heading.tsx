import { useCurrentUser } from '../../lib/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { VerifiedMark } from '../verification/mark/api.ts';
import { placeOf } from './facts.ts';
import { nameOf, type Talent } from './talent.ts';
import { WordsSkeleton } from './talent-skeleton.tsx';
import { topChips } from './top-chips.ts';
import type { TermName } from './use-term-names.ts';
import { phrase } from './words.ts';

type Props = {
  profile: Talent['profile'];
  /** With all that its line and its chips are made of, once that has come. */
  talent: Talent | undefined;
  termName: TermName;
};

/**
 * Who it is: the name at once, the line and the words when all of them are there. The line may take
 * two rows, and nothing that is there moves.
 */
export function TalentHeading({ profile, talent, termName }: Props) {
  return (
    <header className="grid gap-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-2 text-28">
          <h1 className="wrap-anywhere min-w-0 font-bold">{nameOf(profile)}</h1>
          <VerifiedMark verified={profile.verified} />
        </div>
        {talent !== undefined && <Line talent={talent} termName={termName} />}
      </div>
      {talent === undefined ? (
        <WordsSkeleton />
      ) : (
        <>
          <Words {...profile} />
          <Chips chips={topChips(talent.info, termName)} />
        </>
      )}
    </header>
  );
}

function Words({ headline, bio }: Pick<Talent['profile'], 'headline' | 'bio'>) {
  if (!headline && !bio) return null;
  return (
    <div className="wrap-anywhere grid max-w-[72ch] gap-1 text-16">
      {headline && (
        <p dir="auto" className="font-medium">
          {headline}
        </p>
      )}
      {bio && (
        <p dir="auto" className="whitespace-pre-line">
          {bio}
        </p>
      )}
    </div>
  );
}

function Chips({ chips }: { chips: readonly string[] }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Known for" className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip} className="min-w-0 max-w-full">
          <Badge tone="outline" className="h-7 px-3 text-13">
            {chip}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** `she/her · Actor, voice artist · Glasgow, works as local in London` */
function Line({ talent, termName }: { talent: Talent; termName: TermName }) {
  const viewer = useCurrentUser();
  const { pronouns, categoryIds = [], localHireCities = [] } = talent.profile;
  const [first, ...others] = categoryIds.map((id) => termName('category', id));
  const local = localHireCities.length > 0 && `works as local in ${localHireCities.join(', ')}`;
  const parts = [
    pronouns,
    phrase([first, ...others.map((each) => each?.toLowerCase())]),
    phrase([placeOf(talent, termName, viewer), local || undefined]),
  ];
  const line = parts.filter(Boolean).join(' · ');
  return line === '' ? null : <p className="wrap-anywhere text-14 text-muted">{line}</p>;
}
