import { useQuery } from '@tanstack/react-query';
import { heightIn } from '../../../lib/talent/measures.ts';
import { GENDER_WORDS } from '../../../lib/talent/profile-words.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { unionsQuery } from '../../reference-data/api.ts';
import { SELF } from '../look/matches-look.ts';
import { agesOf } from '../sheet/card-words.ts';
import type { BoardCard } from '../store/board-card.ts';

/** What is known of someone at a glance; nothing has a place that is not known. */
export function PersonFacts({ card }: { card: BoardCard }) {
  const { units, countryId } = useCurrentUser();
  const unions = useQuery({ ...unionsQuery, enabled: card.unionIds.length > 0 }).data ?? [];
  const facts: [string, string | null][] = [
    [tradeWords(countryId).playingAge, agesOf(card)],
    ['Height', card.heightCm === null ? null : heightIn(units, card.heightCm)],
    ['Based in', card.place],
    ['Gender', card.gender && (GENDER_WORDS[card.gender as keyof typeof GENDER_WORDS] ?? null)],
    ['Agency', card.agencyName ?? SELF],
    [
      'Union',
      card.unionIds.length === 0
        ? null
        : card.unionIds.map((id) => unions.find((each) => each.id === id)?.name ?? id).join(', '),
    ],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 text-13">
      {facts.flatMap(([term, text]) =>
        text === null || text === ''
          ? []
          : [
              <div key={term} className="min-w-0">
                <dt className="text-12 text-muted">{term}</dt>
                <dd className="wrap-anywhere font-medium">{text}</dd>
              </div>,
            ],
      )}
    </dl>
  );
}
