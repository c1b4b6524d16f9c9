import type {
  QueuedVerification,
  ReviewedVerification,
  VerificationRequest,
} from '@callboard/contract/verification';

export const idOf = (at: number) => `0198c7a0-0000-7000-8000-00000000000${at}`;

export const ownRequest = (given: Partial<VerificationRequest> = {}): VerificationRequest => ({
  id: idOf(1),
  kind: 'professional',
  status: 'pending',
  statement: 'Nine years on stage.',
  links: [],
  files: [],
  filesDeletedAt: null,
  reason: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  decidedAt: null,
  ...given,
});

export const reviewed = (at: number, name: string): ReviewedVerification => ({
  ...ownRequest({ id: idOf(at) }),
  person: {
    id: idOf(at),
    name,
    role: 'talent',
    email: null,
    countryId: 'gb',
    memberSince: '2026-01-01T10:00:00.000Z',
    suspendedAt: null,
    knownAs: [],
    website: null,
    talentProfileId: null,
  },
  decidedBy: null,
  earlier: [],
  openReports: 0,
});

export function queued({ id, kind, status, createdAt, decidedAt, person }: ReviewedVerification) {
  return { id, kind, status, createdAt, decidedAt, person } satisfies QueuedVerification;
}
