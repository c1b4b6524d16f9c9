import type { VerificationKind } from '@callboard/contract/verification';

export const KIND_WORDS: Record<VerificationKind, string> = {
  professional: 'Professional',
  identity: 'Identity',
};

export const REQUEST_STATUS_WORDS = {
  pending: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
} as const;

export const ROLE_WORDS = {
  client: 'Client',
  talent: 'Talent',
  agent: 'Agent',
  admin: 'Admin',
} as const;

export function sizeInWords(bytes: number): string {
  const kibibytes = bytes / 1024;
  return kibibytes < 1024
    ? `${Math.max(1, Math.round(kibibytes))} KB`
    : `${(kibibytes / 1024).toFixed(1)} MB`;
}

export const dateInWords = (at: string) =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
