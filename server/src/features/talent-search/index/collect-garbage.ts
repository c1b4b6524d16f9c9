import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (how: { type: 'major'; flavor: 'last-resort' }) => void;

/** Gives back to the system what this thread no longer needs: one that then rests would keep it for hours. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  collect({ type: 'major', flavor: 'last-resort' });
}
