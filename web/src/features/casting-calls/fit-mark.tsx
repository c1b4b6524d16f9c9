import type { Fit } from '@callboard/contract/fit';
import { classes } from '../../ui/classes.ts';

/** 'fits 7 of 9'; in green where nothing is missing. Says nothing where nothing was asked. */
export function FitMark({ fit: { met, asked } }: { fit: Fit }) {
  if (asked === 0) return null;
  return (
    <p
      className={classes(
        'shrink-0 whitespace-nowrap text-13',
        met === asked ? 'text-success' : 'text-muted',
      )}
    >
      fits {met} of {asked}
    </p>
  );
}
