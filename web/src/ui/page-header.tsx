import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';

type Props = {
  title: ReactNode;
  /** The way here, links first to last, without this page itself. */
  breadcrumbs?: ReactNode;
  /** Beside the title: its kind or status. */
  badge?: ReactNode;
  /** A line of facts after the title. */
  facts?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ title, breadcrumbs, badge, facts, actions }: Props) {
  return (
    <header className="grid min-w-0 gap-1">
      {breadcrumbs !== undefined && <Breadcrumbs>{breadcrumbs}</Breadcrumbs>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-80 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="wrap-anywhere min-w-0 font-semibold text-20">{title}</h1>
          {badge}
          {facts !== undefined && (
            <p className="wrap-anywhere min-w-0 text-13 text-muted">{facts}</p>
          )}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </header>
  );
}

function Breadcrumbs({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-12 text-muted">
        {Children.toArray(children).map((crumb, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trail is never reordered
          <li key={place} className="flex min-w-0 max-w-[28ch] items-center gap-1.5">
            {place > 0 && <ChevronRight aria-hidden="true" className="size-3.5" />}
            <span className="truncate py-1 [&>a:hover]:text-ink">{crumb}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
