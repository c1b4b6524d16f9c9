import { type Shortcut, ShortcutsPopover } from '../../../ui/shortcuts-popover.tsx';

const KEYS: readonly Shortcut[] = [
  [['↓', 'j'], 'Next production'],
  [['↑', 'k'], 'Previous production'],
  [['Enter'], 'Open it'],
  [['f'], 'Find a production'],
  [['/'], 'Search everything'],
];
const FOR_CLIENTS: readonly Shortcut[] = [...KEYS, [['n'], 'New production']];

export function Shortcuts({ isReadOnly }: { isReadOnly: boolean }) {
  return <ShortcutsPopover shortcuts={isReadOnly ? KEYS : FOR_CLIENTS} />;
}
