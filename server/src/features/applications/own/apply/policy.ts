import type { ApplyForm } from '@callboard/contract/applications';
import type { FieldErrors } from '@callboard/contract/errors';
import type { RoleForm } from '@callboard/contract/role-form';

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
