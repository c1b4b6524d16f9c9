import type { CallCaution, CallCautionKind } from '@callboard/contract/call-review';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { CAUTION_LOOKS, GRAVEST_FIRST } from '../caution-words.ts';
import { when } from '../when.ts';

/** What a machine noticed, kind by kind, with the words that gave rise to it. It never decides. */
export function CautionList({ cautions }: { cautions: readonly CallCaution[] }) {
  if (cautions.length === 0) {
    return <p className="text-13 text-muted">Nothing was noticed in this call.</p>;
  }
  const byKind = Map.groupBy(cautions, ({ kind }) => kind);
  return (
    <Card title="Cautions">
      <ul className="grid gap-3">
        {GRAVEST_FIRST.filter((kind) => byKind.has(kind)).map((kind) => (
          <Caution key={kind} kind={kind} found={byKind.get(kind) ?? []} />
        ))}
      </ul>
    </Card>
  );
}

function Caution({ kind, found }: { kind: CallCautionKind; found: readonly CallCaution[] }) {
  const { label, tone, icon, why } = CAUTION_LOOKS[kind];
  return (
    <li className="grid gap-x-3 gap-y-1 text-13 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <span>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="text-muted sm:pt-0.5">{why}</p>
        {found.map(({ place, evidence, resemblance }) => (
          <div key={`${place} ${evidence}`} className="min-w-0">
            <p className="wrap-anywhere line-clamp-3">
              <span className="text-muted">{place}: </span>
              <bdi>{evidence}</bdi>
            </p>
            {resemblance && (
              <p className="wrap-anywhere text-muted">
                As in{' '}
                <Link
                  to="."
                  search={{ status: 'rejected', id: resemblance.callId }}
                  className="link text-ink underline"
                >
                  {resemblance.roleTitle}
                </Link>{' '}
                of {resemblance.companyName}, rejected {when(resemblance.rejectedAt)}:{' '}
                {resemblance.reason}
              </p>
            )}
          </div>
        ))}
      </div>
    </li>
  );
}
