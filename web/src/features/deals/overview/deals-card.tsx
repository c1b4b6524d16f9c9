import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { daysInWords } from '../../../lib/casting/days.ts';
import { capitalised, holdWords } from '../../../lib/casting/deal-words.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';
import { CheckBadges } from '../check-badges.tsx';
import { checksQuery, holdsQuery } from '../deal-queries.ts';
import { useFollowDeals } from '../use-follow-deals.ts';
import { type DealFace, type DealRow, listDealRows } from './deal-rows.ts';

const SHOWN_AT_FIRST = 10;

type Props = { roleId: string; faces: readonly DealFace[] };

/** Who was asked, who is held and who has an offer. */
export function DealsCard({ roleId, faces }: Props) {
  const { hold } = tradeWords(useCurrentUser().countryId);
  const checks = useQuery(checksQuery(roleId));
  const holds = useQuery(holdsQuery(roleId));
  useFollowDeals(roleId);
  const failed = [checks, holds].find(({ isError, data }) => isError && !data);
  const rows = useMemo(
    () => listDealRows({ checks: checks.data?.items ?? [], holds: holds.data?.items ?? [], faces }),
    [checks.data, holds.data, faces],
  );
  if (failed !== undefined) {
    return (
      <Card title="Dates and deals">
        <ErrorState text={failed.error?.message} onRetry={() => void failed.refetch()} />
      </Card>
    );
  }
  if (!checks.data || !holds.data) return <Skeleton className="h-32 w-full rounded-card" />;
  // Before anyone applies there is nobody to ask.
  if (rows.length === 0 && faces.length === 0) return null;
  if (rows.length === 0) {
    return (
      <Card
        title="Dates and deals"
        description={`Nobody was asked yet. Select people among the applications to check their availability or to ask for a ${hold}; an offer is made from a person’s panel.`}
        aside={
          <Button asChild>
            <Link to="." search={{ tab: 'applications' }}>
              Choose people
            </Link>
          </Button>
        }
      />
    );
  }
  return (
    <section aria-label="Dates and deals" className="grid gap-2">
      <h2 className="font-semibold text-14">Dates and deals</h2>
      <DealsTable rows={rows} hold={hold} />
    </section>
  );
}

function DealsTable({ rows, hold }: { rows: readonly DealRow[]; hold: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <Table caption="Dates and deals" className="min-w-[640px]">
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Availability</th>
            <th scope="col">{capitalised(hold)}</th>
            <th scope="col">Offer</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.talentProfileId} row={row} hold={hold} />
          ))}
        </tbody>
      </Table>
      {shown.length < rows.length && (
        <div>
          <Button onClick={() => setIsWhole(true)}>Show all {rows.length}</Button>
        </div>
      )}
    </>
  );
}

function Row({ row, hold }: { row: DealRow; hold: string }) {
  const { applicationId, name, photoUrl, check, offer } = row;
  const held = row.hold && holdWords(row.hold, hold);
  return (
    <tr>
      <th scope="row" className="font-normal">
        <span className="flex min-w-0 items-center gap-2.5 text-13 text-ink">
          <Avatar size="sm" profileName={name} src={photoUrl} />
          {applicationId === undefined ? (
            <span dir="auto">{name}</span>
          ) : (
            <Link
              to="."
              search={{ tab: 'applications', application: applicationId }}
              dir="auto"
              className="max-w-56 truncate font-medium hover:underline"
            >
              {name}
            </Link>
          )}
        </span>
      </th>
      <td>{check === undefined ? <None /> : <CheckBadges check={check} />}</td>
      <td>
        {held === undefined ? (
          <None />
        ) : (
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={held.tone}>{held.word}</Badge>
            <span className="whitespace-nowrap text-12 text-muted">
              {row.hold && daysInWords(row.hold.from, row.hold.to)}
            </span>
          </span>
        )}
      </td>
      <td>{offer === undefined ? <None /> : <Badge tone={offer.tone}>{offer.word}</Badge>}</td>
    </tr>
  );
}

function None() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">None</span>
    </span>
  );
}
