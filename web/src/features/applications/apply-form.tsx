import { LIMITS } from '@callboard/contract/limits';
import { MEDIA_WORDS } from '../../lib/casting/role-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { DraftSign } from './draft-sign.tsx';
import { MediaChoice } from './media-choice.tsx';
import type { OfferedMedia } from './offered-media.ts';
import { QuestionFields } from './question-fields.tsx';
import { SelfTapeField } from './self-tape-field.tsx';
import { type Applying, useApplying } from './use-applying.ts';

type Props = Applying & { offered: readonly OfferedMedia[]; onClose: () => void };

/** Photos and media, answers, a note, a tape where one is asked for. */
export function ApplyForm({ offered, onClose, ...applying }: Props) {
  const { call, talentProfileId } = applying;
  const { form, content, errors, problem, change, draftState, isSending, send } = useApplying(
    applying,
    offered,
  );
  return (
    <Card title={`Apply for ${call.roleTitle}`} aside={<DraftSign state={draftState} />}>
      <form ref={form} noValidate onSubmit={send} className="form-controls grid gap-5">
        <MediaChoice
          talentProfileId={talentProfileId}
          offered={offered}
          chosen={content.mediaIds}
          error={errors.mediaIds}
          hint={askedFor(call.role.requestedMedia)}
          onChange={(mediaIds) => change({ mediaIds })}
        />
        <SelfTapeField
          call={call}
          talentProfileId={talentProfileId}
          mediaId={content.selfTapeMediaId}
          error={errors.selfTapeMediaId}
          onChange={(selfTapeMediaId) => change({ selfTapeMediaId })}
        />
        <QuestionFields
          questions={call.role.questions}
          answers={content.answers}
          errors={errors}
          onChange={(answers) => change({ answers })}
        />
        <TextareaField
          label="Note to the casting team"
          hint="Optional. A sentence or two about why this role."
          rows={4}
          maxLength={LIMITS.textLength}
          value={content.note}
          error={errors.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        {problem !== undefined && <FormAlert>{problem}</FormAlert>}
        <div className="flex flex-wrap items-center gap-2">
          <Button look="primary" type="submit" isPending={isSending}>
            Send application
          </Button>
          <Button onClick={onClose}>Later</Button>
          <p className="text-12 text-muted">The team sees this and the profile.</p>
        </div>
      </form>
    </Card>
  );
}

function askedFor(asked: Applying['call']['role']['requestedMedia']): string | undefined {
  const words = asked
    .filter((media) => media !== 'self_tape')
    .map((media) => MEDIA_WORDS[media].toLowerCase());
  return words.length === 0 ? undefined : `Asked for: ${words.join(', ')}.`;
}
