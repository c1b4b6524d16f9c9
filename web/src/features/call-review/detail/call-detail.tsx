import type { ReviewedCall } from '@callboard/contract/call-review';
import { shortDay } from '../../../lib/casting/days.ts';
import { CALL_STATUS_WORDS, CALL_VISIBILITY_WORDS } from '../../../lib/casting/role-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Decisions } from '../deciding/decisions.tsx';
import { when } from '../when.ts';
import { CautionList } from './caution-list.tsx';
import { DecidedNote } from './decided-note.tsx';
import { MarkedText } from './marked-text.tsx';
import { PosterCard } from './poster-card.tsx';
import { TermList } from './term-list.tsx';

type Props = { call: ReviewedCall; onDecided: () => void };

/** A call as its applicants read it, with what was noticed in it and who asks for it. */
export function CallDetail({ call, onDecided }: Props) {
  const { cautions } = call;
  return (
    <article aria-label={call.roleTitle} className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <h2 className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold text-18">
            <bdi>{call.roleTitle}</bdi>
            <Badge>{CALL_STATUS_WORDS[call.status]}</Badge>
          </h2>
          <p className="wrap-anywhere text-13 text-muted">
            <bdi>{call.productionTitle}</bdi> · <bdi>{call.companyName}</bdi>
          </p>
          <p className="wrap-anywhere text-13 text-muted">{factsOf(call)}</p>
        </div>
        <Decisions call={call} onDecided={onDecided} />
      </header>
      {call.moderatorReason !== null && <DecidedNote call={call} />}
      <CautionList cautions={cautions} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 gap-4">
          <Card title="Description">
            <MarkedText
              text={call.description ?? 'There is none.'}
              place="Description"
              cautions={cautions}
            />
          </Card>
          <Card title="What applicants read">
            <TermList terms={call.terms} cautions={cautions} />
          </Card>
          {call.synopsis !== null && (
            <Card title="Synopsis">
              <MarkedText text={call.synopsis} place="Synopsis" cautions={cautions} />
            </Card>
          )}
        </div>
        <PosterCard poster={call.poster} />
      </div>
    </article>
  );
}

function factsOf(call: ReviewedCall): string {
  const facts = [
    `Posted ${when(call.submittedAt)} by ${call.postedBy}`,
    `for ${CALL_VISIBILITY_WORDS[call.visibility].toLowerCase()}`,
    `until ${shortDay(call.deadlineAt)}`,
  ].join(' ');
  if (call.applications === 0) return facts;
  return `${facts} · ${call.applications} ${call.applications === 1 ? 'application' : 'applications'}`;
}
