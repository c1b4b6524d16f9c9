import type { FunnelStage, TalentAnalytics } from '@callboard/contract/analytics';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Card } from '../../../ui/card.tsx';
import { periodBefore, shareInWords, thisPeriod } from '../compare.ts';
import { numberInWords } from '../metric-words.ts';
import { NothingHere } from './nothing-here.tsx';
import { ShareBar } from './share-bar.tsx';

const STAGE_WORDS: Record<FunnelStage, string> = {
  applied: 'Applied',
  viewed: 'Seen by casting',
  shortlisted: 'Shortlisted',
  audition: 'Audition',
  offered: 'Offer',
  booked: 'Booked',
};

type Props = { figures: Pick<TalentAnalytics, 'funnel' | 'period' | 'isBeforeCounted'> };

/** How far the applications of the period came, beside those of the period before. */
export function FunnelCard({ figures: { funnel, period, isBeforeCounted } }: Props) {
  const applied = funnel.find(({ stage }) => stage === 'applied');
  const isEmpty = applied === undefined || (applied.now === 0 && applied.before === 0);
  // Applications are older than what is counted by the day.
  const hasBefore = isBeforeCounted || (applied?.before ?? 0) > 0;
  return (
    <Card
      className="@container"
      title="From applying to being booked"
      description={`Applications sent in ${thisPeriod(period.days)}, and how far they came.`}
    >
      {isEmpty ? (
        <NothingHere next={<SeeCalls />}>
          No applications in {thisPeriod(period.days)}
          {hasBefore && ` or ${periodBefore(period.days)}`}.
        </NothingHere>
      ) : (
        <table className="w-full text-left text-13 [&_th]:font-normal [&_thead_th]:pb-1 [&_thead_th]:text-12 [&_thead_th]:text-muted">
          <caption className="sr-only">How far applications came</caption>
          <thead>
            <tr>
              <th scope="col">Stage</th>
              <th scope="col" className="w-1/3 @max-[26rem]:hidden">
                <span className="sr-only">Share, drawn</span>
              </th>
              <th scope="col" className="text-right">
                Now
              </th>
              <th scope="col" className="text-right">
                Share
              </th>
              {hasBefore && (
                <th scope="col" className="text-right">
                  Before
                </th>
              )}
            </tr>
          </thead>
          <tbody className="tabular-nums [&_td]:whitespace-nowrap [&_td]:py-1.5 [&_th]:py-1.5">
            {funnel.map(({ stage, now, before }) => (
              <tr key={stage}>
                <th scope="row">{STAGE_WORDS[stage]}</th>
                <td className="@max-[26rem]:hidden">
                  <ShareBar part={now} whole={applied.now} />
                </td>
                <td className="text-right font-medium">{numberInWords(now)}</td>
                <td className="text-right">{shareInWords(now, applied.now)}</td>
                {hasBefore && (
                  <td className="text-right text-muted">
                    {numberInWords(before)}
                    {applied.before > 0 && ` · ${shareInWords(before, applied.before)}`}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function SeeCalls() {
  if (useCurrentUser().role === 'admin') return null;
  return (
    <Link to="/opportunities" className="underline underline-offset-4">
      See what is being cast
    </Link>
  );
}
