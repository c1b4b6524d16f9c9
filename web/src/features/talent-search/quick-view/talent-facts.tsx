import type { FoundTalent } from '@callboard/contract/talent-search';
import { useQuery } from '@tanstack/react-query';
import { heightIn } from '../../../lib/talent/measures.ts';
import { GENDER_WORDS } from '../../../lib/talent/profile-words.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { unionsQuery } from '../../reference-data/api.ts';
import { agesOf } from '../faces/face-words.ts';

/** What is known of someone at a glance. */
export function TalentFacts({ talent }: { talent: FoundTalent }) {
  const { units, countryId } = useCurrentUser();
  const { unionIds, heightCm, gender } = talent;
  const { data: unions } = useQuery({ ...unionsQuery, enabled: unionIds.length > 0 });
  const unionNames = unionIds.map((id) => unions?.find((each) => each.id === id)?.name ?? id);
  const facts: [string, string | null][] = [
    [tradeWords(countryId).playingAge, agesOf(talent)],
    ['Height', heightCm === null ? null : heightIn(units, heightCm)],
    ['Based in', talent.place],
    ['Gender', gender && (GENDER_WORDS[gender as keyof typeof GENDER_WORDS] ?? null)],
    ['Agency', talent.agencyName],
    ['Union', unionNames.join(', ')],
  ];
  const known = facts.flatMap(([label, value]) =>
    value === null || value === '' ? [] : [[label, value] as const],
  );
  return (
    <div className="text-13">
      <FactList facts={known} />
    </div>
  );
}
