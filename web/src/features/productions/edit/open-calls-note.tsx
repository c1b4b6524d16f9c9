import type { ProductionStatus } from '@callboard/contract/production-choices';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { rolesQuery } from '../../production-roles/api.ts';

const STANDS_STILL: readonly ProductionStatus[] = ['on_hold', 'wrapped'];

type Props = { productionId: string; status: ProductionStatus };

/** Calls end one by one, each with its answers: of statuses only a cancellation ends them. */
export function OpenCallsNote({ productionId, status }: Props) {
  const isStill = STANDS_STILL.includes(status);
  const { data } = useQuery({ ...rolesQuery(productionId), enabled: isStill });
  const open = data?.items.filter(({ call }) => call?.status === 'open').length ?? 0;
  if (!isStill || open === 0) return null;
  return (
    <p role="status" className="mt-4 rounded-control bg-warn-soft px-3 py-2.5 text-13 text-warn">
      {open === 1 ? '1 call stays open' : `${open} calls stay open`}, and people can go on applying.
      End {open === 1 ? 'it' : 'them'} in the{' '}
      <Link
        to="/productions/$id"
        params={{ id: productionId }}
        className="underline underline-offset-4"
      >
        list of roles
      </Link>
      , where you see whom that answers.
    </p>
  );
}
