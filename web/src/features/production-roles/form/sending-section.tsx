import { LIMITS } from '@callboard/contract/limits';
import { REQUESTED_MEDIA } from '@callboard/contract/production-choices';
import { Plus, X } from 'lucide-react';
import { MEDIA_WORDS } from '../../../lib/casting/role-words.ts';
import { wordOptions } from '../../../lib/talent/profile-words.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Line } from '../../../ui/valued/line.tsx';
import { TickLine } from '../../../ui/valued/tick-line.tsx';
import { Ticks } from '../../../ui/valued/ticks.tsx';
import { mediaFor } from './change-kind.ts';
import type { SectionProps } from './role-editor.ts';
import { SelfTape } from './self-tape.tsx';

/** What applicants are asked to send. */
export function SendingSection({ editor }: SectionProps) {
  const { role, errors, change } = editor;
  return (
    <div className="grid gap-6">
      <Ticks
        label="Asked for"
        hint="What is in a profile is seen anyway."
        options={wordOptions(mediaFor(role.roleType) ?? REQUESTED_MEDIA, MEDIA_WORDS)}
        value={role.requestedMedia}
        onValue={(requestedMedia) => change({ requestedMedia })}
        error={errors.requestedMedia}
      />
      <Questions editor={editor} />
      {role.roleType === 'talent' && <SelfTape editor={editor} />}
    </div>
  );
}

function Questions({ editor: { role, errors, change } }: SectionProps) {
  const { questions } = role;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium text-13">Your own questions</legend>
      {questions.map((question, place) => {
        const set = (changes: Partial<typeof question>) =>
          change({
            questions: questions.map((one) =>
              one.id === question.id ? { ...one, ...changes } : one,
            ),
          });
        return (
          <div key={question.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
            <Line
              label={`Question ${place + 1}`}
              value={question.text}
              onValue={(text) => set({ text: text ?? '' })}
              error={errors[`questions.${place}.text`]}
            />
            <IconButton
              icon={X}
              label={`Remove question ${place + 1}`}
              className="mt-6"
              onClick={() => change({ questions: questions.toSpliced(place, 1) })}
            />
            <TickLine
              label="Must be answered"
              isTicked={question.isRequired}
              onTick={(isRequired) => set({ isRequired })}
            />
          </div>
        );
      })}
      {questions.length < LIMITS.questions && (
        <div>
          <Button
            onClick={() =>
              change({
                questions: [...questions, { id: crypto.randomUUID(), text: '', isRequired: true }],
              })
            }
          >
            <Plus aria-hidden="true" className="size-4" />
            Add question
          </Button>
        </div>
      )}
    </fieldset>
  );
}
