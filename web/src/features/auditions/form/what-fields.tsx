import { AUDITION_KINDS, AUDITION_ROUNDS } from '@callboard/contract/audition-choices';
import { useId } from 'react';
import { kindWords, roundWords } from '../../../lib/casting/audition-words.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { FieldMessages } from '../../../ui/field-messages.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Choices, OneOf } from '../../../ui/valued/choice.tsx';
import type { FieldsProps } from './session-editor.ts';

const KIND_HINTS = {
  in_person: 'People come to a room.',
  live_video: 'People join a link at their time.',
  self_tape: 'People film themselves until a day you choose.',
} as const;

type Props = FieldsProps & {
  /** One that stands may not turn into a tape, or from one: times and takes would be lost. */
  isNew: boolean;
};

/** For which roles, in which round, and how people are seen. */
export function WhatFields({ editor, isNew }: Props) {
  const { draft, errors, roles, change } = editor;
  const { callback } = tradeWords(useCurrentUser().countryId);
  const isTape = draft.kind === 'self_tape';
  const kinds = AUDITION_KINDS.filter((kind) => isNew || (kind === 'self_tape') === isTape);
  const id = useId();
  return (
    <div className="grid gap-5">
      <Choices
        label="Roles"
        required
        placeholder="Choose one or more"
        options={roles.map((role) => ({ value: role.id, label: role.title }))}
        value={draft.roleIds}
        onValue={(roleIds) => change({ roleIds })}
        error={errors.roleIds}
      />
      <OneOf
        label="Round"
        options={AUDITION_ROUNDS.map((value) => ({ value, label: roundWords(value, callback) }))}
        value={draft.round}
        onValue={(round) => change({ round })}
        error={errors.round}
      />
      {kinds.length > 1 && (
        <div className="grid gap-2.5">
          <span id={id} className="font-medium text-13">
            How people are seen
          </span>
          <RadioGroup
            aria-labelledby={id}
            options={kinds.map((value) => ({
              value,
              label: kindWords(value),
              hint: KIND_HINTS[value],
            }))}
            value={draft.kind}
            onValueChange={(chosen) => {
              const kind = kinds.find((each) => each === chosen);
              if (kind !== undefined) change({ kind });
            }}
          />
          <FieldMessages id={`${id}-messages`} error={errors.kind} />
        </div>
      )}
    </div>
  );
}
