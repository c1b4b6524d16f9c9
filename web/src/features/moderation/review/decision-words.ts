import type { ModerationDecision, OpenedCase } from '@callboard/contract/report-review';

type Words = { act: string; stroke: string; title: string; description: string; hint: string };

const READ_BY_BOTH = 'The reported person reads it. Reporters only hear that we acted.';

/** Each decision: its keystroke, and what it says before it is made. */
export const DECISIONS: Record<ModerationDecision, Words> = {
  dismiss: {
    act: 'Dismiss',
    stroke: 'd',
    title: 'Dismiss this case?',
    description: 'Reporters hear that no breach was found. The reported person hears nothing.',
    hint: 'For the record: only moderators read it.',
  },
  warn: {
    act: 'Warn',
    stroke: 'w',
    title: 'Warn them?',
    description: 'They are told what was wrong and may ask once for another look.',
    hint: READ_BY_BOTH,
  },
  remove: {
    act: 'Remove',
    stroke: 'm',
    title: 'Remove what was reported?',
    description:
      'It is gone for everyone but moderators. Its author may ask once for another look.',
    hint: READ_BY_BOTH,
  },
  suspend: {
    act: 'Suspend',
    stroke: 's',
    title: 'Suspend this account?',
    description:
      'They are signed out everywhere at once and cannot sign in. They are mailed the reason and may appeal once.',
    hint: READ_BY_BOTH,
  },
};

/** What can be decided about a case: nobody is suspended twice, nothing removed that is gone. */
export function possibleDecisions({ accused, canRemove }: OpenedCase): ModerationDecision[] {
  return [
    'dismiss',
    ...(accused === null ? [] : (['warn'] as const)),
    ...(canRemove ? (['remove'] as const) : []),
    ...(accused === null || accused.suspendedAt !== null ? [] : (['suspend'] as const)),
  ];
}

/** Beside a warning or a suspension, where there is something to take away. */
export function removeTooOf({ subject, canRemove }: OpenedCase, decision: ModerationDecision) {
  if (!canRemove || decision === 'dismiss' || decision === 'remove') return undefined;
  return subject === 'call' ? 'Take the call down as well' : 'Remove the message as well';
}
