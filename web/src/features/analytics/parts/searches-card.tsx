import type { TalentAnalytics } from '@callboard/contract/analytics';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { useSearchWords, withinReach } from '../../talent-search/api.ts';
import { keptPeriod } from '../compare.ts';
import { type Editor, EditorLink } from '../editor-link.tsx';
import { timesInWords } from '../metric-words.ts';
import { HIDDEN, NothingHere } from './nothing-here.tsx';

type Searches = TalentAnalytics['searches'];
type Props = {
  figures: Pick<TalentAnalytics, 'searches' | 'period' | 'isHidden'>;
  editor: Editor | undefined;
};

/** What was looked for when this talent was found. */
export function SearchesCard({ figures: { searches, period, isHidden }, editor }: Props) {
  return (
    <Card
      title="Found by these searches"
      description={`In ${keptPeriod(period.days)}. What was typed stays with whoever typed it.`}
    >
      {searches.length === 0 ? (
        <NothingHere
          next={
            editor && (
              <EditorLink editor={editor} section={isHidden ? 'about' : 'skills'}>
                {isHidden ? 'Show it to casting' : 'Add skills, languages and accents'}
              </EditorLink>
            )
          }
        >
          {isHidden ? HIDDEN : 'No search has found this profile.'}
        </NothingHere>
      ) : (
        <ol className="-my-2 divide-y divide-line">
          {searches.map((found) => (
            <Found key={JSON.stringify([found.search, found.hasWords])} {...found} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Found({ search, hasWords, appearances }: Searches[number]) {
  const { role } = useCurrentUser();
  const words = useSearchWords(search);
  return (
    <li>
      <Link
        to="/talent-search"
        search={withinReach(search, role)}
        className="-mx-2 flex items-start gap-3 rounded-control px-2 py-2.5 hover:bg-fill"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
          {words.map((word) => (
            <Badge key={word} tone="outline">
              {word}
            </Badge>
          ))}
          {words.length === 0 && !hasWords && (
            <span className="text-13">Everyone, without a filter</span>
          )}
          {hasWords && (
            <span className="text-13 text-muted">
              {words.length === 0 ? 'Words of their own' : 'with words of their own'}
            </span>
          )}
        </span>
        <span className="whitespace-nowrap pt-0.5 text-13 tabular-nums">
          {timesInWords(appearances)}
        </span>
      </Link>
    </li>
  );
}
