import type { ApplyForm } from '@callboard/contract/applications';
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

/** As it is sent. Questions that are no longer asked are left out. */
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
    answers: call.role.questions.flatMap(({ id }) => {
      const text = answers[id]?.trim() ?? '';
      return text === '' ? [] : [{ questionId: id, text }];
    }),
    callVersion: call.version,
  };
}
