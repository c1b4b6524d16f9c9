import type { CastingCall } from '@callboard/contract/casting-calls';
import { dayAndTime } from '../../lib/casting/days.ts';
import { TAPE_FRAME_WORDS } from '../../lib/casting/role-words.ts';
import { Card } from '../../ui/card.tsx';
import { SidesList } from './sides-list.tsx';

/** What to put on tape, and the pages for it. */
export function SelfTapeCard({ call }: { call: CastingCall }) {
  const { selfTape } = call.role;
  if (selfTape === null && call.sides.length === 0) return null;
  const rules =
    selfTape === null
      ? []
      : [
          selfTape.frame && TAPE_FRAME_WORDS[selfTape.frame],
          selfTape.maxMinutes && `at most ${selfTape.maxMinutes} min`,
          selfTape.dueAt && `due ${dayAndTime(selfTape.dueAt)}`,
        ].filter(Boolean);
  return (
    <Card title={selfTape === null ? 'Sides' : 'Self-tape'}>
      <div className="grid gap-3 text-13">
        {rules.length > 0 && <p>{rules.join(' · ')}</p>}
        {selfTape?.instructions != null && (
          <p className="wrap-anywhere whitespace-pre-line">{selfTape.instructions}</p>
        )}
        <SidesList call={call} />
      </div>
    </Card>
  );
}
