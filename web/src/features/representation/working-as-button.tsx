import { TEXTS } from '@callboard/contract/texts';
import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { classes } from '../../ui/classes.ts';
import { useSelection } from './selection-context.ts';
import { faceOfTalent, nameOfTalent } from './talent-face.ts';

const { label, nobody } = TEXTS.workingAs;

/** Opens the list, and stands there alone until the list has come. */
export function WorkingAsButton(attributes: ComponentProps<'button'>) {
  const { talent } = useSelection();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...attributes}
      className="flex min-h-11 w-full min-w-0 items-center gap-2.5 rounded-control border border-line bg-raised px-2 py-1.5 text-left -outline-offset-2 transition-colors hover:bg-fill"
    >
      <Avatar
        size="sm"
        {...(talent !== null && faceOfTalent(talent))}
        className={talent === null ? '' : 'ring-2 ring-accent'}
      />
      <span className="min-w-0 flex-1">
        <span className="block text-12 text-muted">
          {label}
          <span className="sr-only">: </span>
        </span>
        <span className={classes('block truncate text-13', talent === null ? '' : 'font-semibold')}>
          {talent === null ? nobody : nameOfTalent(talent)}
        </span>
      </span>
      <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </button>
  );
}
