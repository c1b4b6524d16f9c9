import type { Production } from '@callboard/contract/productions';
import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn, LockKeyhole, Pencil } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Cover } from '../cover.tsx';
import { ProductionStatusBadge } from '../production-status.tsx';
import { PageMenu } from './page-menu.tsx';

/** What it is, who makes it and where it stands. */
export function ProductionHeading({ production }: { production: Production }) {
  const { id, title, type, status, synopsis } = production;
  const facts = [
    type,
    production.companyName,
    production.director && `directed by ${production.director}`,
    production.locations.join(', '),
  ].filter(Boolean);
  const mayChange = production.rights === 'manage';
  return (
    <div className="flex items-start gap-4">
      {production.coverUrl !== null && (
        <Cover
          title={title}
          coverUrl={production.coverUrl}
          className="mt-1 h-19 w-34 rounded-control text-20 max-sm:hidden"
        />
      )}
      <div className="grid min-w-0 flex-1 gap-1">
        <PageHeader
          breadcrumbs={<Link to="/productions">Productions</Link>}
          title={title}
          badge={
            <>
              <ProductionStatusBadge status={status} />
              {production.isConfidential && (
                <Badge tone="outline" icon={LockKeyhole}>
                  {production.codeName === null ? 'Confidential' : `As ${production.codeName}`}
                </Badge>
              )}
              {production.archivedAt !== null && <Badge>Archived</Badge>}
            </>
          }
          facts={facts.join(' · ')}
          actions={
            <>
              <Button asChild look="quiet">
                <Link to="/dashboard" search={{ tab: 'reports', production: id, days: '365' }}>
                  <ChartNoAxesColumn aria-hidden="true" className="size-4" />
                  Report
                </Link>
              </Button>
              {mayChange && (
                <>
                  <Button asChild>
                    <Link to="/productions/edit/$id" params={{ id }}>
                      <Pencil aria-hidden="true" className="size-4" />
                      Edit
                    </Link>
                  </Button>
                  <PageMenu production={production} />
                </>
              )}
            </>
          }
        />
        {synopsis !== null && (
          <p className="wrap-anywhere line-clamp-2 max-w-[90ch] text-14">{synopsis}</p>
        )}
      </div>
    </div>
  );
}
