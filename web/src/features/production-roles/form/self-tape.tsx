import { TAPE_FRAMES } from '@callboard/contract/production-choices';
import type { RoleForm } from '@callboard/contract/role-form';
import { fromLocalTime, toLocalTime } from '../../../lib/casting/local-time.ts';
import { TAPE_FRAME_WORDS } from '../../../lib/casting/role-words.ts';
import { wordOptions } from '../../../lib/talent/profile-words.ts';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { OneOrNone } from '../../../ui/valued/choice.tsx';
import { Line, Lines } from '../../../ui/valued/line.tsx';
import { NumberBox } from '../../../ui/valued/number-box.tsx';
import { SECTION_GRID, type SectionProps } from './role-editor.ts';

type Tape = NonNullable<RoleForm['selfTape']>;

const NEW_TAPE: Tape = {
  instructions: null,
  sidesFileId: null,
  frame: null,
  maxMinutes: null,
  dueAt: null,
};

/** What to tape, how, and until when. */
export function SelfTape({ editor: { role, errors, setting, change } }: SectionProps) {
  const tape = role.selfTape;
  const set = (changes: Partial<Tape>) =>
    change({ selfTape: { ...(tape ?? NEW_TAPE), ...changes } });
  const sides = setting.sides.map(({ id, fileName }) => ({ value: id, label: fileName }));
  return (
    <div className="grid gap-4">
      <SwitchRow
        label="Self-tape"
        hint="Say what to read and how to frame it."
        checked={tape !== null}
        onCheckedChange={(isOn) => change({ selfTape: isOn ? NEW_TAPE : null })}
      />
      {tape !== null && (
        <div className={SECTION_GRID}>
          <div className="sm:col-span-2">
            <Lines
              label="Instructions"
              value={tape.instructions}
              onValue={(instructions) => set({ instructions })}
              error={errors['selfTape.instructions']}
            />
          </div>
          <OneOrNone
            label="Sides"
            none="None"
            hint={sides.length === 0 ? "Upload sides under the production's files." : undefined}
            options={sides}
            value={tape.sidesFileId}
            onValue={(sidesFileId) => set({ sidesFileId })}
            error={errors['selfTape.sidesFileId']}
          />
          <OneOrNone
            label="Frame"
            none="As they like"
            options={wordOptions(TAPE_FRAMES, TAPE_FRAME_WORDS)}
            value={tape.frame}
            onValue={(frame) => set({ frame })}
            error={errors['selfTape.frame']}
          />
          <NumberBox
            label="At most (minutes)"
            value={tape.maxMinutes}
            onValue={(maxMinutes) => set({ maxMinutes })}
            error={errors['selfTape.maxMinutes']}
          />
          <Line
            label="Due"
            type="datetime-local"
            value={tape.dueAt === null ? null : toLocalTime(tape.dueAt)}
            onValue={(local) => set({ dueAt: local === null ? null : fromLocalTime(local) })}
            error={errors['selfTape.dueAt']}
          />
        </div>
      )}
    </div>
  );
}
