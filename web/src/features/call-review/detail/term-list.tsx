import type { CallCaution, ReviewedCall } from '@callboard/contract/call-review';
import { classes } from '../../../ui/classes.ts';
import { MarkedText } from './marked-text.tsx';

type Props = { terms: ReviewedCall['terms']; cautions: readonly CallCaution[] };

/** The role line by line; what as a whole gave rise to a caution is bold. */
export function TermList({ terms, cautions }: Props) {
  return (
    <dl className="grid gap-x-4 gap-y-1.5 text-13 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {terms.map(({ label, text }) => {
        const isNoticed = cautions.some(
          ({ place, evidence }) => place === label && evidence === text,
        );
        return (
          <div key={label} className="contents">
            <dt className="text-muted max-sm:mt-1">{label}</dt>
            <dd className={classes('[&>p]:text-13', isNoticed && 'font-semibold text-warn')}>
              <MarkedText text={text} place={label} cautions={cautions} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
