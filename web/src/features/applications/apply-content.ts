import type { ApplyForm, OwnApplicationDetail } from '@callboard/contract/applications';
import type { CastingCall } from '@callboard/contract/casting-calls';

/** What is being written towards an application. */
export type ApplyContent = {
  note: string;
  mediaIds: string[];
  selfTapeMediaId: string | null;
  /** By question. */
  answers: Record<string, string>;
};

type Draft = Omit<ApplyForm, 'talentProfileId' | 'callVersion'>;

/** What was kept, or a new one with the face that stands for the talent. */
export function startFrom(draft: Draft | null, profilePhotoId: string | undefined): ApplyContent {
  if (draft === null) {
    return {
      note: '',
      mediaIds: profilePhotoId === undefined ? [] : [profilePhotoId],
      selfTapeMediaId: null,
      answers: {},
    };
  }
  return {
    note: draft.note ?? '',
    mediaIds: draft.mediaIds,
    selfTapeMediaId: draft.selfTapeMediaId,
    answers: Object.fromEntries(draft.answers.map(({ questionId, text }) => [questionId, text])),
  };
}

/** What was sent before, to send it again or changed. */
export function fromSent(sent: OwnApplicationDetail): ApplyContent {
  return startFrom(
    {
      note: sent.note,
      mediaIds: sent.media.map(({ id }) => id),
      selfTapeMediaId: sent.selfTape?.id ?? null,
      answers: sent.answers,
    },
    undefined,
  );
}

/**
 * As it is sent. Questions that are no longer asked are left out; every one that is asked has its place,
 * so that what the server says of the third stands under the third.
 */
export function toBody(
  content: ApplyContent,
  call: CastingCall,
  talentProfileId: string,
): ApplyForm {
  const { note, mediaIds, selfTapeMediaId, answers } = content;
  return {
    talentProfileId,
    note: note.trim() === '' ? null : note,
    mediaIds,
    selfTapeMediaId,
    answers: call.role.questions.map(({ id }) => ({
      questionId: id,
      text: answers[id]?.trim() ?? '',
    })),
    callVersion: call.version,
  };
}
