import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = {
  title?: ReactNode;
  description?: ReactNode;
  /** Beside the title: a link, a small action. */
  aside?: ReactNode;
  children?: ReactNode;
  className?: string;
};

export function Card({ title, description, aside, children, className }: Props) {
  return (
    <section
      className={classes('min-w-0 rounded-card border border-line bg-raised p-4', className)}
    >
      {title !== undefined && (
        <header
          className={classes(
            'flex items-start justify-between gap-3',
            children !== undefined && 'mb-3',
          )}
        >
          <div className="min-w-0">
            <h2 className="wrap-anywhere font-semibold text-14">{title}</h2>
            {description !== undefined && (
              <p className="wrap-anywhere text-13 text-muted">{description}</p>
            )}
          </div>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
