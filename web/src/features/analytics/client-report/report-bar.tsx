import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { productionQuery, productionsQuery } from '../../productions/api.ts';
import { reportFile } from './report-queries.ts';
import { REPORT_PERIODS, type useReportAddress } from './use-report-address.ts';

const ALL = 'all';

type Props = { address: ReturnType<typeof useReportAddress>; hasFile: boolean };

/** Of which days and which production, and the same as a file. */
export function ReportBar({ address, hasFile }: Props) {
  const { filters, choosePeriod, chooseProduction } = address;
  const choices = [
    { value: ALL, label: 'All productions' },
    ...useProductionChoices(filters.productionId),
  ];
  const chosen = filters.productionId ?? ALL;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label="Period"
        options={REPORT_PERIODS}
        value={filters.days}
        onValueChange={choosePeriod}
      />
      <div className="w-full sm:w-72">
        <Select
          aria-label="Production"
          options={choices}
          // One that is not there, or not theirs, is none of the choices.
          value={choices.some(({ value }) => value === chosen) ? chosen : ''}
          placeholder="Choose a production"
          onValueChange={(value) => chooseProduction(value === ALL ? undefined : value)}
        />
      </div>
      {hasFile && (
        <Button asChild className="sm:ml-auto">
          <a href={reportFile(filters)} download>
            <Download aria-hidden="true" className="size-4" />
            CSV
          </a>
        </Button>
      )}
    </div>
  );
}

/** The newest productions, and the one that is chosen wherever it stands. */
function useProductionChoices(chosenId: string | undefined) {
  const list = useInfiniteQuery(
    productionsQuery({ status: undefined, search: undefined, isArchived: false }),
  );
  const listed = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isListed = chosenId === undefined || listed.some(({ id }) => id === chosenId);
  const chosen = useQuery({
    ...productionQuery(chosenId ?? ''),
    enabled: list.isFetched && !isListed,
  });
  const all = isListed || chosen.data === undefined ? listed : [...listed, chosen.data];
  return all.map(({ id, title }) => ({ value: id, label: title }));
}
