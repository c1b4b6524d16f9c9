import type { RoleDetail } from '@callboard/contract/production-roles';
import { dayAndTime } from '../../../lib/casting/days.ts';
import { TAPE_FRAME_WORDS } from '../../../lib/casting/role-words.ts';
import { Card } from '../../../ui/card.tsx';
import type { RoleSetting } from '../form/role-editor.ts';

type Props = { role: RoleDetail; setting: RoleSetting };

/** What applicants have to answer and to tape. */
export function AskedOfApplicants({ role, setting }: Props) {
  const { questions, selfTape } = role;
  if (questions.length === 0 && selfTape === null) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {questions.length > 0 && (
        <Card title="Questions">
          <ol className="grid list-inside list-decimal gap-1.5 text-14">
            {questions.map(({ id, text, isRequired }) => (
              <li key={id} className="wrap-anywhere">
                {text}
                {!isRequired && <span className="text-muted"> (may be left out)</span>}
              </li>
            ))}
          </ol>
        </Card>
      )}
      {selfTape !== null && <TapeCard tape={selfTape} setting={setting} />}
    </div>
  );
}

type TapeProps = { tape: NonNullable<RoleDetail['selfTape']>; setting: RoleSetting };

function TapeCard({ tape, setting }: TapeProps) {
  const sides = setting.sides.find(({ id }) => id === tape.sidesFileId);
  const facts = [
    tape.frame && TAPE_FRAME_WORDS[tape.frame],
    tape.maxMinutes && `at most ${tape.maxMinutes} min`,
    tape.dueAt && `due ${dayAndTime(tape.dueAt)}`,
    sides?.fileName,
  ].filter(Boolean);
  return (
    <Card title="Self-tape" description={facts.join(' · ')}>
      {tape.instructions !== null && (
        <p className="wrap-anywhere whitespace-pre-line text-14">{tape.instructions}</p>
      )}
    </Card>
  );
}
