import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const TONES = {
  neutral: 'bg-fill text-muted',
  outline: 'border border-line bg-raised text-ink',
  accent: 'bg-accent text-on-accent',
  danger: 'bg-danger-soft text-danger',
  success: 'bg-success-soft text-success',
  info: 'bg-info-soft text-info',
  warn: 'bg-warn-soft text-warn',
} as const;

type Props = {
  tone?: keyof typeof TONES;
  icon?: LucideIcon;
  children: ReactNode;
  className?: string;
};

/** A word or two about the thing beside it: a status, a kind. */
export function Badge({ tone = 'neutral', icon: Icon, children, className }: Props) {
  return (
    <span
      className={classes(
        'inline-flex h-6 max-w-full items-center gap-1 rounded-full px-2.5 font-medium text-12',
        TONES[tone],
        className,
      )}
    >
      {Icon !== undefined && <Icon aria-hidden="true" className="size-3.5" />}
      <span className="min-w-0 truncate">{children}</span>
    </span>
  );
}
