import { type Shortcut, ShortcutsPopover } from '../../../ui/shortcuts-popover.tsx';
import { useKeys } from '../../../ui/use-keys.ts';

const KEYS: readonly Shortcut[] = [
  [['↓', 'j'], 'Next talent'],
  [['↑', 'k'], 'Previous talent'],
  [['Enter'], 'Open'],
  [['Esc'], 'Close'],
  [['f'], 'Find a talent'],
];
const FOR_MANAGERS: readonly Shortcut[] = [...KEYS, [['x'], 'Select']];

type Props = { isManager: boolean; onFind: () => void; onClose: () => boolean };

export function RosterKeys({ isManager, onFind, onClose }: Props) {
  useKeys({ f: onFind, Escape: onClose });
  return <ShortcutsPopover shortcuts={isManager ? FOR_MANAGERS : KEYS} />;
}
