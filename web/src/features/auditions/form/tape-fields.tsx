import { LIMITS } from '@callboard/contract/limits';
import { TAPE_FRAMES } from '@callboard/contract/production-choices';
import { Plus, X } from 'lucide-react';
import { TAPE_FRAME_WORDS } from '../../../lib/casting/role-words.ts';
import { wordOptions } from '../../../lib/talent/profile-words.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { OneOrNone } from '../../../ui/valued/choice.tsx';
import { Line } from '../../../ui/valued/line.tsx';
import { NumberBox } from '../../../ui/valued/number-box.tsx';
import { FIELDS_GRID, type FieldsProps } from './session-editor.ts';

/** What is to be on the tape, and how it is filmed. */
export function TapeFields({ editor }: FieldsProps) {
  const { draft, errors, change } = editor;
  const { tape } = draft;
  const set = (changes: Partial<typeof tape>) => change({ tape: { ...tape, ...changes } });
  return (
    <div className="grid gap-5">
      <Scenes editor={editor} />
      <SwitchRow
        label="Slate"
        hint="Name, height and agent said to the camera first."
        checked={tape.wantsSlate}
        onCheckedChange={(wantsSlate) => set({ wantsSlate })}
      />
      <div className={FIELDS_GRID}>
        <OneOrNone
          label="Frame"
          none="As they like"
          options={wordOptions(TAPE_FRAMES, TAPE_FRAME_WORDS)}
          value={tape.frame}
          onValue={(frame) => set({ frame })}
          error={errors['tape.frame']}
        />
        <NumberBox
          label="At most (minutes)"
          value={tape.maxMinutes}
          onValue={(maxMinutes) => set({ maxMinutes })}
          error={errors['tape.maxMinutes']}
        />
      </div>
    </div>
  );
}

function Scenes({ editor: { draft, errors, change } }: FieldsProps) {
  const { tape } = draft;
  const set = (scenes: string[]) => change({ tape: { ...tape, scenes } });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium text-13">Scenes</legend>
      {tape.scenes.length === 0 && (
        <p className="text-13 text-muted">Without scenes it is one piece.</p>
      )}
      {tape.scenes.map((scene, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a scene is known by its place while it is named
        <div key={place} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <Line
              label={`Scene ${place + 1}`}
              placeholder="At the gate, pages 3–4"
              value={scene}
              onValue={(named) => set(tape.scenes.with(place, named ?? ''))}
              error={errors[`tape.scenes.${place}`]}
            />
          </div>
          <IconButton
            icon={X}
            label={`Remove scene ${place + 1}`}
            className="mt-6"
            onClick={() => set(tape.scenes.toSpliced(place, 1))}
          />
        </div>
      ))}
      {tape.scenes.length < LIMITS.tapeScenes && (
        <div>
          <Button onClick={() => set([...tape.scenes, ''])}>
            <Plus aria-hidden="true" className="size-4" />
            Add a scene
          </Button>
        </div>
      )}
    </fieldset>
  );
}
