import { RAW_EVENT_DAYS, type TalentAnalytics } from '@callboard/contract/analytics';
import { Card } from '../../../ui/card.tsx';
import { type Editor, EditorLink } from '../editor-link.tsx';
import { numberInWords } from '../metric-words.ts';
import { NothingHere } from './nothing-here.tsx';
import { ShareBar } from './share-bar.tsx';

type Props = { missing: TalentAnalytics['missing']; editor: Editor | undefined };

/** What the profile does not say, and how many searches passed it by for that. */
export function MissedCard({ missing, editor }: Props) {
  const most = Math.max(0, ...missing.map(({ searches }) => searches));
  return (
    <Card
      title="What is missing, and what it cost"
      description={`Searches of the last ${RAW_EVENT_DAYS} days that would have found this profile, had it said so.`}
    >
      {missing.length === 0 ? (
        <NothingHere>
          No search passed this profile by for something that it leaves out.
        </NothingHere>
      ) : (
        <ul className="grid gap-2.5 text-13">
          {missing.map(({ field, label, section, searches }) => (
            <li
              key={field}
              className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] items-center gap-3"
            >
              <span className="wrap-anywhere font-medium">
                <EditorLink editor={editor} section={section}>
                  {label}
                </EditorLink>
              </span>
              <ShareBar part={searches} whole={most} />
              <span className="min-w-24 text-right tabular-nums">
                {numberInWords(searches)} {searches === 1 ? 'search' : 'searches'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
