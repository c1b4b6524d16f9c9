import type { TalentAnalytics } from '@callboard/contract/analytics';
import { Check } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { thisPeriod } from '../compare.ts';
import { type Editor, EditorLink } from '../editor-link.tsx';
import { numberInWords } from '../metric-words.ts';
import { HIDDEN, NothingHere } from './nothing-here.tsx';
import { ShareBar } from './share-bar.tsx';

type Missed = NonNullable<TalentAnalytics['missing']>;
type Props = {
  figures: Pick<TalentAnalytics, 'missing' | 'period' | 'isMinor' | 'isHidden'>;
  editor: Editor | undefined;
};

/** What the profile does not say, and how many searches passed it by for that. */
export function MissedCard({ figures, editor }: Props) {
  const { missing, period } = figures;
  return (
    <Card
      title="What is missing, and what it cost"
      description={`Searches of ${thisPeriod(period.days)} that this profile meets in all but one thing, of which it says nothing.`}
    >
      {missing === null && <NotCounted {...figures} editor={editor} />}
      {missing?.length === 0 && <NothingMissed />}
      {missing !== null && missing.length > 0 && <Fields missing={missing} editor={editor} />}
    </Card>
  );
}

function Fields({ missing, editor }: { missing: Missed } & Pick<Props, 'editor'>) {
  const most = Math.max(0, ...missing.map(({ searches }) => searches));
  return (
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
  );
}

function NothingMissed() {
  return (
    <p className="flex gap-2.5 text-13">
      <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
      <span>
        Nothing: no search passed this profile by for something left unsaid.{' '}
        <span className="text-muted">
          Searches that asked for something other than what it says are not meant.
        </span>
      </span>
    </p>
  );
}

type NotCountedProps = Props['figures'] & Pick<Props, 'editor'>;

function NotCounted({ isMinor, isHidden, editor }: NotCountedProps) {
  if (isHidden) {
    const show = editor && (
      <EditorLink editor={editor} section="about">
        Show it to casting
      </EditorLink>
    );
    return <NothingHere next={show}>{HIDDEN}</NothingHere>;
  }
  return (
    <NothingHere>
      {isMinor
        ? 'This is not counted for children: only verified clients and agencies find them.'
        : 'This is counted for talents on Pro.'}
    </NothingHere>
  );
}
