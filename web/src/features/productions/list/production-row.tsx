import type { ProductionSummary } from '@callboard/contract/productions';
import { Link } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { isSoon } from '../../../lib/casting/days.ts';
import { untilInWords } from '../../../lib/casting/until.ts';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { Cover } from '../cover.tsx';
import { ProductionStatusBadge } from '../production-status.tsx';
import { FunnelLine } from './funnel.tsx';
import { ProductionMenu } from './production-menu.tsx';

type Props = { production: ProductionSummary; isReadOnly: boolean };

/** One production. The whole row leads there; its menu lies above. */
export function ProductionRow({ production, isReadOnly }: Props) {
  const { id, title, type, companyName, status, funnel } = production;
  return (
    <li className="relative grid min-h-15 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2 transition-colors focus-within:bg-sunk/60 hover:bg-sunk/60 lg:grid-cols-[56px_minmax(0,2.4fr)_124px_72px_minmax(190px,1.2fr)_140px_36px] lg:gap-x-4">
      <Cover
        title={title}
        coverUrl={production.coverUrl}
        className="h-10 w-14 rounded-[6px] text-13"
      />
      <div className="min-w-0">
        <div className="flex min-w-0 items-center gap-2">
          <Link
            to="/productions/$id"
            params={{ id }}
            data-row-link
            className="truncate font-semibold text-14 outline-none after:absolute after:inset-0 focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
          >
            {title}
          </Link>
          {production.isConfidential && <Confidential />}
          <CountBadge count={funnel.new} cap={999} tone="accent" label="new applications" />
        </div>
        <p className="truncate text-13 text-muted">
          {type} · {companyName}
        </p>
      </div>
      <div className="max-lg:hidden">
        <ProductionStatusBadge status={status} />
      </div>
      <p className="whitespace-nowrap text-13 text-muted tabular-nums max-lg:hidden">
        {rolesInWords(production.roleCount)}
      </p>
      <div className="min-w-0 overflow-hidden text-13 max-lg:hidden">
        <FunnelLine funnel={funnel} />
      </div>
      <div className="text-13 max-lg:hidden">
        <NextDeadline at={production.nextDeadlineAt} />
      </div>
      <div className="relative z-1">
        {!isReadOnly && <ProductionMenu production={production} />}
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-muted lg:hidden">
        <ProductionStatusBadge status={status} />
        <span>{rolesInWords(production.roleCount)}</span>
        {funnel.applied > 0 && <span>{funnel.applied} applied</span>}
        <NextDeadline at={production.nextDeadlineAt} />
      </div>
    </li>
  );
}

function Confidential() {
  return (
    <span className="inline-flex shrink-0 text-muted">
      <LockKeyhole aria-hidden="true" className="size-3.5" />
      <span className="sr-only">Confidential</span>
    </span>
  );
}

function NextDeadline({ at }: { at: string | null }) {
  if (at === null) return null;
  return (
    <span className={isSoon(at) ? 'whitespace-nowrap text-warn' : 'whitespace-nowrap text-muted'}>
      Closes {untilInWords(at)}
    </span>
  );
}

const rolesInWords = (count: number) => (count === 1 ? '1 role' : `${count} roles`);
