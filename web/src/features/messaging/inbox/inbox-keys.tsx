import { type Shortcut, ShortcutsPopover } from '../../../ui/shortcuts-popover.tsx';
import { useKeys } from '../../../ui/use-keys.ts';

const KEYS: readonly Shortcut[] = [
  [['↓', 'j'], 'Next conversation'],
  [['↑', 'k'], 'Previous conversation'],
  [['Enter'], 'Open'],
  [['f'], 'Find people or words'],
  [['n'], 'New message'],
];

type Props = { onFind: () => void; onNew: () => void };

export function InboxKeys({ onFind, onNew }: Props) {
  useKeys({ f: onFind, n: onNew });
  return <ShortcutsPopover shortcuts={KEYS} />;
}
