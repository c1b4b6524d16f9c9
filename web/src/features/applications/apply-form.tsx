import type { CastingCall } from '@callboard/contract/casting-calls';
import type { FieldErrors } from '@callboard/contract/errors';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { focusFirstWrong } from '../../lib/casting/find-errors.ts';
import { MEDIA_WORDS } from '../../lib/casting/role-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useApply } from './api.ts';
import { type ApplyContent, toBody } from './apply-content.ts';
import { DraftSign } from './draft-sign.tsx';
import { MediaChoice } from './media-choice.tsx';
import { QuestionFields } from './question-fields.tsx';
import { SelfTapeField } from './self-tape-field.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

type Props = {
  call: CastingCall;
  talentProfileId: string;
  start: ApplyContent;
  onClose: () => void;
};

/** Photos and media, answers, a note, a tape where one is asked for. */
export function ApplyForm({ call, talentProfileId, start, onClose }: Props) {
  const [content, setContent] = useState(start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const body = toBody(content, call, talentProfileId);
  const draft = useKeptDraft(call.id, body);
  const apply = useApply(call.id, useKeyOf(JSON.stringify(body)));
  const asked = call.role.requestedMedia.filter((media) => media !== 'self_tape');

  const change = (changes: Partial<ApplyContent>) =>
    setContent((before) => ({ ...before, ...changes }));

  function send(event: FormEvent) {
    event.preventDefault();
    setErrors({});
    apply.mutate(body, {
      onSuccess: () => {
        draft.settle();
        onClose();
        toast({ title: 'Sent', description: `You applied for ${call.roleTitle}.` });
      },
      onError: (error) => {
        setErrors(error instanceof ApiError ? (error.fields ?? {}) : {});
        focusFirstWrong(form.current);
      },
    });
  }

  return (
    <Card title={`Apply for ${call.roleTitle}`} aside={<DraftSign state={draft.state} />}>
      <form ref={form} noValidate onSubmit={send} className="form-controls grid gap-5">
        {apply.error !== null && <FormAlert>{apply.error.message}</FormAlert>}
        <MediaChoice
          talentProfileId={talentProfileId}
          chosen={content.mediaIds}
          error={errors.mediaIds}
          hint={
            asked.length > 0
              ? `Asked for: ${asked.map((media) => MEDIA_WORDS[media].toLowerCase()).join(', ')}.`
              : undefined
          }
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
          maxLength={5000}
          value={content.note}
          error={errors.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <div className="flex flex-wrap gap-2">
          <Button look="primary" type="submit" isPending={apply.isPending}>
            Send application
          </Button>
          <Button onClick={onClose}>Later</Button>
        </div>
      </form>
    </Card>
  );
}

/** The same for the same content, so that sending it again sends it once. */
function useKeyOf(content: string): string {
  const [held, setHeld] = useState({ content, key: crypto.randomUUID() });
  if (held.content === content) return held.key;
  const next = { content, key: crypto.randomUUID() };
  setHeld(next);
  return next.key;
}
