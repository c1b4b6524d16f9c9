import type { ApplicationStatus } from '@callboard/contract/application-moves';
import type { ApplyForm } from '@callboard/contract/applications';
import type { FieldErrors } from '@callboard/contract/errors';
import type { RoleForm } from '@callboard/contract/role-form';
import { isOpenToMinors } from '@callboard/contract/role-problems';

type Asked = Pick<RoleForm, 'questions' | 'requestedMedia' | 'selfTape'>;
type Sent = Pick<ApplyForm, 'answers' | 'selfTapeMediaId'>;

/** What a role asks and the form does not say; nothing for one that is all right. */
export function contentProblems(asked: Asked, sent: Sent, now: Date): FieldErrors {
  return { ...answerProblems(asked, sent), ...tapeProblems(asked, sent, now) };
}

/** Questions are numbered as the role asks them, answers to what it does not ask as they were sent. */
function answerProblems({ questions }: Asked, { answers }: Sent): FieldErrors {
  const problems: FieldErrors = {};
  answers.forEach(({ questionId }, at) => {
    const isAsked = questions.some(({ id }) => id === questionId);
    const isFirst = answers.findIndex((answer) => answer.questionId === questionId) === at;
    if (!isAsked) problems[`answers.${at}`] = 'This question is not asked any more';
    else if (!isFirst) problems[`answers.${at}`] = 'This question was answered already';
  });
  questions.forEach(({ id, isRequired }, at) => {
    const isAnswered = answers.some(({ questionId, text }) => questionId === id && text !== '');
    if (isRequired && !isAnswered) problems[`answers.${at}`] = 'Please answer this question';
  });
  return problems;
}

/** A tape that is due later may follow; all else that a role asks for is welcome, not required. */
function tapeProblems({ requestedMedia, selfTape }: Asked, sent: Sent, now: Date): FieldErrors {
  const dueAt = selfTape?.dueAt ?? null;
  const mayFollow = dueAt !== null && new Date(dueAt) > now;
  if (!requestedMedia.includes('self_tape') || mayFollow || sent.selfTapeMediaId !== null) {
    return {};
  }
  return { selfTapeMediaId: 'This role asks for a self-tape' };
}

/** With the questions as they were asked, in that order. What was left empty is not kept. */
export function answersOf({ questions }: Asked, { answers }: Sent) {
  return questions.flatMap(({ id, text: question }) => {
    const text = answers.find(({ questionId }) => questionId === id)?.text ?? '';
    return text === '' ? [] : [{ questionId: id, question, text }];
  });
}

type Earlier = { status: ApplicationStatus; isLive: boolean; callId: string };

/**
 * What was withdrawn can be sent again. Whoever was answered by this call is not taken in again by
 * applying once more; to a later call of the role they may.
 */
export function isSecond({ status, isLive, callId }: Earlier, call: { id: string }): boolean {
  return status !== 'withdrawn' && (isLive || callId === call.id);
}

type Wanted = {
  role: Pick<RoleForm, 'contentFlags' | 'playingAgeMin' | 'playingAgeMax'>;
  /** Whether whoever posted it is. */
  isVerifiedCompany: boolean;
};

/** What speaks against submitting this talent in particular, to a call that takes applications. */
export function reservationAgainst(
  { isMinor }: { isMinor: boolean },
  { role, isVerifiedCompany }: Wanted,
  submitter: { isAgreed: boolean } | undefined,
): 'NOT_FOR_MINORS' | 'CLIENT_NOT_VERIFIED' | 'NOT_YOURS_TO_SUBMIT' | undefined {
  if (isMinor && !isOpenToMinors(role)) return 'NOT_FOR_MINORS';
  // Children are seen by verified clients only; what is sent would be seen by this one.
  if (isMinor && !isVerifiedCompany) return 'CLIENT_NOT_VERIFIED';
  return submitter?.isAgreed ? undefined : 'NOT_YOURS_TO_SUBMIT';
}
