import type { VerificationKind } from '@callboard/contract/verification';

type Words = { title: string; description: string; statementHint: string; filesLabel: string };

export const REQUEST_WORDS: Record<VerificationKind, Words> = {
  professional: {
    title: 'Professional verification',
    description: 'Show us that you work in the trade. Only Callboard’s moderators see this.',
    statementHint: 'Who you are, what you do and since when.',
    filesLabel: 'Programmes, call sheets, contracts',
  },
  identity: {
    title: 'Identity verification',
    description: 'Show us that you are who you say. Only Callboard’s moderators see this.',
    statementHint: 'Which document it is, and whether your name differs on it.',
    filesLabel: 'Passport, identity card or driving licence',
  },
};
