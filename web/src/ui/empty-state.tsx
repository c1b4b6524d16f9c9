import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  icon: LucideIcon;
  title: string;
  /** What this place is for. */
  text?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
};

export function EmptyState({ icon: Icon, title, text, action }: Props) {
  return (
    <div className="grid justify-items-center gap-4 px-4 py-10 text-center">
      <span className="grid size-11 place-items-center rounded-full bg-fill text-muted">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="grid max-w-[44ch] gap-1 text-balance">
        <p className="wrap-anywhere font-semibold text-14">{title}</p>
        {text !== undefined && <div className="text-13 text-muted">{text}</div>}
      </div>
      {action}
    </div>
  );
}
