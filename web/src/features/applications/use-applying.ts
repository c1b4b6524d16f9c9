import type { CastingCall } from '@callboard/contract/casting-calls';
import type { FieldErrors } from '@callboard/contract/errors';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { focusFirstWrong } from '../../lib/casting/find-errors.ts';
import { toast } from '../../ui/toast-store.ts';
import { useApply, useRefreshMedia } from './api.ts';
import { type ApplyContent, toBody } from './apply-content.ts';
import type { OfferedMedia } from './offered-media.ts';
import { useTapeIsComing } from './self-tape-field.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

export type Applying = {
  call: CastingCall;
  talentProfileId: string;
  /** What was kept, here or in another tab. */
  start: ApplyContent;
};

/** What is being written, kept and sent. */
export function useApplying(
  { call, talentProfileId, start }: Applying,
  offered: readonly OfferedMedia[],
) {
  const [written, setWritten] = useState(start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const isTapeComing = useTapeIsComing(call, talentProfileId);
  const refreshMedia = useRefreshMedia(talentProfileId);
  const content = { ...written, mediaIds: stillThere(written.mediaIds, offered) };
  const body = toBody(content, call, talentProfileId);
  const apply = useApply({
    callId: call.id,
    idempotencyKey: useKeyOf(JSON.stringify(body)),
    before: () => draft.rest(),
    onSent: (sent) => {
      draft.settle(sent);
      toast({ title: 'Application sent', description: `For ${call.roleTitle}.` });
    },
    onRefused: (error) => {
      void draft.keep();
      // What comes instead of the form has no place for it.
      if (endsTheForm(error)) {
        toast({ title: 'Not sent', description: error.message, variant: 'destructive' });
      }
    },
  });
  const draft = useKeptDraft(call.id, body, !apply.isPending);

  const takeOver = useEffectEvent((kept: ApplyContent) => {
    const keptBody = toBody(kept, call, talentProfileId);
    if (draft.isUnsaved() || draft.isKept(keptBody) || apply.isPending) return;
    draft.settle(keptBody);
    setWritten(kept);
  });
  const startText = JSON.stringify(start);
  useEffect(() => takeOver(JSON.parse(startText)), [startText]);

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstWrong(form.current);
  }, [errors]);

  async function send(event: FormEvent) {
    event.preventDefault();
    // Two clicks come before the button can be drawn as taken.
    if (isUnderWay.current) return;
    if (isTapeComing) {
      return setErrors({ selfTapeMediaId: 'It is still on its way. Send once it has arrived.' });
    }
    isUnderWay.current = true;
    setErrors({});
    try {
      await apply.mutateAsync(body);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'MEDIA_NOT_USABLE') refreshMedia();
      setErrors(fieldsOf(error));
      isUnderWay.current = false;
    }
  }

  return {
    form,
    content,
    errors,
    problem: apply.error?.message,
    change: (changes: Partial<ApplyContent>) => setWritten((before) => ({ ...before, ...changes })),
    draftState: draft.state,
    isSending: apply.isPending,
    send,
  };
}

/** A photo that was deleted meanwhile can be neither sent nor taken back by hand. */
function stillThere(mediaIds: readonly string[], offered: readonly OfferedMedia[]): string[] {
  return mediaIds.filter((id) => offered.some(({ media }) => media.id === id));
}

function endsTheForm(error: Error): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'ALREADY_APPLIED' ||
      error.code === 'CALL_NOT_OPEN' ||
      error.code === 'NOT_FOUND')
  );
}

function fieldsOf(error: unknown): FieldErrors {
  return error instanceof ApiError ? (error.fields ?? {}) : {};
}

/** The same for the same content, so that sending it again sends it once. */
function useKeyOf(content: string): string {
  const [held, setHeld] = useState({ content, key: crypto.randomUUID() });
  if (held.content === content) return held.key;
  const next = { content, key: crypto.randomUUID() };
  setHeld(next);
  return next.key;
}
