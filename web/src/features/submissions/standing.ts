import type { OBSTACLES, SubmissionRow } from '@callboard/contract/submissions';

/** A talent beside a call, in a list or in a cell. */
export type Standing = Omit<SubmissionRow['cells'][number], 'callId'>;

type Obstacle = (typeof OBSTACLES)[number];

export const OBSTACLE_WORDS: Record<Obstacle, { short: string; sentence: string }> = {
  not_yours_to_submit: {
    short: 'Talent submits',
    sentence: 'By what you agreed on, the talent submits.',
  },
  not_for_minors: {
    short: 'Over 18 only',
    sentence: 'This role is not open to anyone under 18.',
  },
  client_not_verified: {
    short: 'Not verified',
    sentence: 'Children can be submitted only to companies that Callboard has verified.',
  },
  needs_answers: {
    short: 'One by one',
    sentence: 'Asks questions or for a self-tape: work as the talent and apply on the call’s page.',
  },
};

/** Neither sent already nor anything in the way; what was withdrawn can be sent again. */
export function maySubmit({ application, obstacle }: Standing): boolean {
  return !isSent({ application }) && obstacle === null;
}

export function isSent({ application }: Pick<Standing, 'application'>): boolean {
  return application !== null && application.status !== 'withdrawn';
}

/** Whom one would tick without looking twice. */
export function isFitting(standing: Standing): boolean {
  return standing.isFor && maySubmit(standing);
}

/** What there is to know before ticking, if anything. */
export function whyNot({ application, obstacle }: Standing, name: string): string | undefined {
  if (application !== null && application.status !== 'withdrawn') {
    const by = application.submittedByName;
    return by === name ? 'Applied already.' : `Submitted already, by ${by}.`;
  }
  return obstacle === null ? undefined : OBSTACLE_WORDS[obstacle].sentence;
}

/** For sorting: whom a role is for before all others, then by how much of what it asks is there. */
export function scoreOf({ isFor, fit: { met, asked } }: Standing): number {
  return (isFor ? 1 : 0) + (asked === 0 ? 0 : met / asked);
}

/** 'fits 7 of 9'; nothing where nothing was asked. */
export function fitWords({ fit: { met, asked } }: Standing): string {
  return asked === 0 ? '' : `fits ${met} of ${asked}`;
}
