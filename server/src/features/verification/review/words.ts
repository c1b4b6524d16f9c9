import type { VerificationKind } from '@callboard/contract/verification';

/** What the person reads. Who decided is on the trail and nowhere else. */
export const APPROVED: Record<VerificationKind, { title: string; content: string }> = {
  professional: {
    title: 'You are verified as a professional',
    content: 'Your badge is shown wherever your name is.',
  },
  identity: {
    title: 'Your identity is verified',
    content: 'We compared your papers with your account. They are deleted in thirty days.',
  },
};

const WHAT: Record<VerificationKind, string> = {
  professional: 'professional verification',
  identity: 'identity verification',
};

export function rejectedWords(kind: VerificationKind, reason: string) {
  return {
    title: 'Your verification was not approved',
    content: `Your request for ${WHAT[kind]} was not approved. You can ask again. The reason: ${reason}`,
  };
}

export function revokedWords(kind: VerificationKind, reason: string) {
  return {
    title: 'A verification was taken back',
    content: `Your ${WHAT[kind]} no longer holds. You can ask again. The reason: ${reason}`,
  };
}
