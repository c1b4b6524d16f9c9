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
  figures: Pick<TalentAnalytics, 'missing' | 'unsaid' | 'period' | 'isMinor' | 'isHidden'>;
  editor: Editor | undefined;
};

/** What the profile does not say, and how many searches passed it by for that. */
export function MissedCard({ figures, editor }: Props) {
  const { missing, period } = figures;
  return (
    <Card
      title="What is missing, and what it cost"
      description={`Searches of ${thisPeriod(period.days)} that would have found this profile, had it said so.`}
    >
      {missing === null && <NotCounted {...figures} editor={editor} />}
      {missing?.length === 0 && <NothingMissed unsaid={figures.unsaid} editor={editor} />}
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

type NothingMissedProps = Pick<TalentAnalytics, 'unsaid'> & Pick<Props, 'editor'>;

function NothingMissed({ unsaid, editor }: NothingMissedProps) {
  if (unsaid === 0) {
    return (
      <p className="flex gap-2.5 text-13">
        <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
        Nothing: this profile says all that casting filters by.
      </p>
    );
  }
  const more = editor && (
    <EditorLink editor={editor} section="about">
      Say more in the profile
    </EditorLink>
  );
  return (
    <NothingHere next={more}>
      {unsaid === 1
        ? 'No search asked for the one thing that this profile leaves unsaid.'
        : `No search asked for just one of the ${unsaid} things that this profile leaves unsaid. Those that ask for several are not counted.`}
    </NothingHere>
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
