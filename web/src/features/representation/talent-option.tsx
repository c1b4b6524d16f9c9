import { Check } from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';
import { classes } from '../../ui/classes.ts';
import { ITEM_LOOK } from '../../ui/menu-look.ts';
import type { SelectedTalent } from './selected-talent.ts';
import { faceOfTalent } from './talent-face.ts';

export type Option = { value: string; label: string; talent: SelectedTalent | null };

type Props = {
  id: string;
  option: Option;
  isChosen: boolean;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** A face and a name. */
export function TalentOption({ id, option, isChosen, isActive, onPoint, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the input, which names the active option
    // biome-ignore lint/a11y/useFocusableInteractive: keys are pressed in the input, which names the active option
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      data-highlighted={isActive ? '' : undefined}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classes(ITEM_LOOK, 'pr-9')}
    >
      <Avatar size="sm" {...(option.talent !== null && faceOfTalent(option.talent))} />
      <span className="min-w-0 truncate">{option.label}</span>
      {isChosen && <Check aria-hidden="true" className="absolute right-2.5 size-4" />}
    </div>
  );
}
