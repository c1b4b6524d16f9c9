import type { TalentAnalytics } from '@callboard/contract/analytics';
import { Card } from '../../../ui/card.tsx';
import { shareInWords, thisPeriod } from '../compare.ts';
import { type Editor, EditorLink } from '../editor-link.tsx';
import { numberInWords } from '../metric-words.ts';
import { NothingHere } from './nothing-here.tsx';
import { ShareBar } from './share-bar.tsx';

const WHO = [
  ['client', 'Clients'],
  ['agent', 'Agents'],
  ['talent', 'Other talents'],
] as const;

type Props = { figures: Pick<TalentAnalytics, 'viewers' | 'period'>; editor: Editor | undefined };

export function ViewersCard({ figures: { viewers, period }, editor }: Props) {
  const all = viewers.client + viewers.agent + viewers.talent;
  return (
    <Card title="Who looked" description={`Profile views in ${thisPeriod(period.days)}.`}>
      {all === 0 ? (
        <NothingHere
          next={
            editor && (
              <EditorLink editor={editor} section="about">
                Say more in the profile
              </EditorLink>
            )
          }
        >
          Nobody looked. Casting comes to profiles by what they say.
        </NothingHere>
      ) : (
        <dl className="grid gap-2.5 text-13">
          {WHO.map(([who, words]) => (
            <div key={who} className="grid grid-cols-[96px_minmax(0,1fr)_auto] items-center gap-3">
              <dt>{words}</dt>
              <ShareBar part={viewers[who]} whole={all} />
              <dd className="min-w-20 text-right tabular-nums">
                <span className="font-medium">{numberInWords(viewers[who])}</span>
                <span className="text-muted"> · {shareInWords(viewers[who], all)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
