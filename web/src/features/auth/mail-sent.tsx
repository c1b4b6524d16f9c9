import { MailCheck } from 'lucide-react';
import type { PropsWithChildren } from 'react';

type Props = PropsWithChildren<{ title: string }>;

/** After something was mailed: where to look, and what if nothing comes. */
export function MailSent({ title, children }: Props) {
  return (
    <div role="status" className="grid gap-3">
      <MailCheck aria-hidden="true" strokeWidth={1.75} className="size-7" />
      <h1 className="font-bold text-28">{title}</h1>
      <div className="grid gap-3 text-14 text-muted">{children}</div>
    </div>
  );
}
