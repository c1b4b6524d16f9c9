import type { CurrentUser } from '@callboard/contract/auth';
import { ChevronUp } from 'lucide-react';

/** The specification's: who the page takes the visitor for, closed until someone wants to know. */
export function DebugPanel({ user }: { user: CurrentUser }) {
  return (
    <details className="group fixed right-3 bottom-3 z-panel max-w-[min(344px,calc(100vw-24px))] rounded-control border border-line bg-raised text-12 open:shadow-popover">
      <summary className="flex h-7 cursor-pointer list-none items-center gap-1.5 rounded-control px-2 text-muted hover:text-ink pointer-coarse:h-9 [&::-webkit-details-marker]:hidden">
        Debug: {user.role}
        <ChevronUp
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-3.5 transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 border-line border-t p-2">
        {factsAbout(user).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function factsAbout(user: CurrentUser): [name: string, value: string][] {
  return [
    ['id', user.id],
    ['email', user.email],
    ['role', user.role],
    ['plan', user.subscriptionPlan],
    ['professional', user.verifiedProfessionalStatus],
    ['identity', user.verifiedIdStatus],
  ];
}
