import { useCurrentUser } from '../../lib/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { placeOf } from './facts.ts';
import { nameOf, type Talent } from './talent.ts';
import { topChips } from './top-chips.ts';
import type { TermName } from './use-term-names.ts';
import { phrase } from './words.ts';

type Props = { talent: Talent; termName: TermName };

/** Who it is, in a name, a line and a few words. */
export function TalentHeading({ talent, termName }: Props) {
  const { headline, bio } = talent.profile;
  const line = useLine({ talent, termName });
  const chips = topChips(talent.info, termName);
  return (
    <header className="grid gap-4">
      <div className="grid gap-1">
        <h1 className="wrap-anywhere font-bold text-28">{nameOf(talent.profile)}</h1>
        {line !== '' && <p className="wrap-anywhere text-14 text-muted">{line}</p>}
      </div>
      {(headline || bio) && (
        <div className="wrap-anywhere grid max-w-[72ch] gap-1 text-16">
          {headline && <p className="font-medium">{headline}</p>}
          {bio && <p className="whitespace-pre-line">{bio}</p>}
        </div>
      )}
      {chips.length > 0 && (
        <ul aria-label="Known for" className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={chip} className="min-w-0 max-w-full">
              <Badge tone="outline" className="h-7 px-3 text-13">
                {chip}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

/** `she/her · Actor, voice artist · Glasgow, works as local in London` */
function useLine({ talent, termName }: Props): string {
  const viewer = useCurrentUser();
  const { pronouns, categoryIds = [], localHireCities = [] } = talent.profile;
  const [first, ...others] = categoryIds.map((id) => termName('category', id));
  const local = localHireCities.length > 0 && `works as local in ${localHireCities.join(', ')}`;
  const parts = [
    pronouns,
    phrase([first, ...others.map((each) => each?.toLowerCase())]),
    phrase([placeOf(talent, termName, viewer), local || undefined]),
  ];
  return parts.filter(Boolean).join(' · ');
}
