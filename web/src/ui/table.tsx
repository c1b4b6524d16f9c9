import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = {
  /** What it lists, for those who listen. */
  caption: string;
  /** `thead` and `tbody`, as in plain HTML; figures go in cells with `text-right`, dates in `time`. */
  children: ReactNode;
  className?: string;
};

/** Rows of 40 px, figures in columns. On a narrow screen it scrolls sideways in its place. */
export function Table({ caption, children, className }: Props) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-raised"
    >
      <table
        className={classes(
          'w-full border-collapse text-left text-13',
          '[&_td]:h-10 [&_td]:px-3 [&_td]:py-1.5 [&_th]:h-9 [&_th]:whitespace-nowrap [&_th]:px-3 [&_th]:font-medium [&_th]:text-12 [&_th]:text-muted',
          // Figures in columns; Inter would also widen the hyphens of names.
          '[&_.text-right]:tabular-nums [&_time]:tabular-nums',
          '[&_tbody_tr]:border-line [&_tbody_tr]:border-t [&_tbody_tr]:transition-colors [&_tbody_tr:hover]:bg-sunk/60',
          '[&_td:first-child]:pl-4 [&_td:last-child]:pr-4 [&_th:first-child]:pl-4 [&_th:last-child]:pr-4',
          className,
        )}
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}
