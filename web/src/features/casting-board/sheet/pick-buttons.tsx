import { PICKS, type Pick } from '@callboard/contract/application-moves';
import { PICK_WORDS } from '../../../lib/casting/application-words.ts';
import { classes } from '../../../ui/classes.ts';

type Props = {
  pick: Pick | null;
  onPick: (pick: Pick) => void;
  /** Without the others: only what was picked. */
  isQuiet: boolean;
};

/** One's own first thought, on the face. */
export function PickButtons({ pick, onPick, isQuiet }: Props) {
  return (
    <span className="absolute right-1.5 bottom-1.5 flex gap-1">
      {PICKS.map((each) => (
        <button
          key={each}
          type="button"
          tabIndex={-1}
          aria-label={PICK_WORDS[each]}
          aria-pressed={pick === each}
          onClick={(event) => {
            event.stopPropagation();
            onPick(each);
          }}
          className={classes(
            'size-[26px] place-items-center rounded-[7px] font-semibold text-12',
            pick === each ? 'grid bg-accent text-on-accent' : 'bg-[#f6f5f2]/85 text-[#1a1916]',
            pick !== each && (isQuiet ? 'hidden' : 'grid'),
          )}
        >
          {PICK_WORDS[each].charAt(0)}
        </button>
      ))}
    </span>
  );
}
