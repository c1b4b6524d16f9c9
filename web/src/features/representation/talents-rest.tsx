import { Link } from '@tanstack/react-router';
import { classes } from '../../ui/classes.ts';

type Props = {
  /** How many the agent works with, once that is known. */
  count: number | undefined;
  /** Not even the entry for nobody. */
  isNoMatch: boolean;
  shown: number;
  total: number;
  onChoose: () => void;
};

/** What the list does not show. */
export function TalentsRest({ count, isNoMatch, shown, total, onChoose }: Props) {
  if (count === 0) {
    return (
      <p className="border-line border-t px-3.5 py-2.5 text-13 text-muted">
        Nobody is assigned to you yet.{' '}
        <Link
          to="/managed-talent"
          onClick={onChoose}
          className="text-ink underline decoration-line-strong underline-offset-4"
        >
          Managed talent
        </Link>
      </p>
    );
  }
  const some = total > shown ? `${shown} of ${total}. Type to find others.` : '';
  // What has not come yet may still match.
  const text = isNoMatch && count !== undefined ? 'No match.' : some;
  return (
    <p
      role="status"
      className={classes('text-12 text-muted', text !== '' && 'border-line border-t px-3.5 py-2')}
    >
      {text}
    </p>
  );
}
