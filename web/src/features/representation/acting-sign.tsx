import { TEXTS } from '@callboard/contract/texts';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { classes } from '../../ui/classes.ts';
import type { SelectedTalent } from './selected-talent.ts';
import { useSelection } from './selection-context.ts';
import { faceOfTalent, nameOfTalent } from './talent-face.ts';
import { useFollowAssignment } from './use-follow-assignment.ts';

type Props = {
  /** In the top bar where there is room for it, else a line below. */
  place: 'bar' | 'line';
};

const PLACES = {
  bar: 'h-10 rounded-full border border-line bg-raised pr-1.5 pl-1.5',
  line: 'border-line border-b bg-sunk px-4 py-1.5',
};

/** On every page while an agent acts as a talent: as whom, and the way out. */
export function ActingSign({ place }: Props) {
  const { talent } = useSelection();
  if (talent === null) return null;
  return <Sign key={talent.talentProfile.id} talent={talent} place={place} />;
}

function Sign({ talent, place }: Props & { talent: SelectedTalent }) {
  const { clearTalent } = useSelection();
  useFollowAssignment(talent);
  return (
    <section
      aria-label={TEXTS.workingAs.label}
      className={classes('flex min-w-0 items-center gap-2 text-13', PLACES[place])}
    >
      <Avatar size="sm" {...faceOfTalent(talent)} className="ring-2 ring-accent" />
      <p className="min-w-0 truncate">
        <span className="text-muted">{TEXTS.workingAs.label}</span>{' '}
        <Link to="/talent/profile" className="font-semibold underline-offset-4 hover:underline">
          {nameOfTalent(talent)}
        </Link>
      </p>
      <button
        type="button"
        aria-label={`Stop working as ${nameOfTalent(talent)}`}
        onClick={clearTalent}
        className="ml-auto h-7 shrink-0 rounded-full px-2.5 font-medium text-muted hover:bg-fill hover:text-ink pointer-coarse:h-11"
      >
        Stop
      </button>
    </section>
  );
}
