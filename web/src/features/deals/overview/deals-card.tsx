import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { checksQuery, holdsQuery } from '../deal-queries.ts';
import { useFollowDeals } from '../use-follow-deals.ts';
import { type DealFace, type DealRow, listDealRows } from './deal-rows.ts';
import { DealsList } from './deals-list.tsx';
import { DealsTable } from './deals-table.tsx';

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
    <section aria-label="Dates and deals" className="@container grid gap-2">
      <h2 className="font-semibold text-14">Dates and deals</h2>
      <Deals rows={rows} hold={hold} />
    </section>
  );
}

/** Columns need room of their own, whatever else is beside them. */
function Deals({ rows, hold }: { rows: readonly DealRow[]; hold: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <div className="@max-2xl:hidden">
        <DealsTable rows={shown} hold={hold} />
      </div>
      <div className="@2xl:hidden">
        <DealsList rows={shown} hold={hold} />
      </div>
      {shown.length < rows.length && (
        <div>
          <Button onClick={() => setIsWhole(true)}>Show all {rows.length}</Button>
        </div>
      )}
    </>
  );
}
