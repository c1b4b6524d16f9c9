import type { ReportForm } from '@callboard/contract/moderation';
import type { ModerationDecision } from '@callboard/contract/report-review';
import { demoId } from '../demo-id.ts';
import { dale, etienne, imogen, loretta } from '../messaging/people.ts';
import { DAYS, HOURS } from '../messaging/talk.ts';
import { talentProfileIdOf, userIdOf } from '../people/person-key.ts';
import { callIdOf } from '../productions/production-ids.ts';
import { GORDON } from './talks.ts';

type Said = { by: string; reason: ReportForm['reason']; note: string; ago: number };
export type CasePlan = {
  subject: ReportForm['subject'];
  subjectId: string;
  /** What it was called when it was decided. */
  title?: string;
  /** Whom it is against; nobody of whom that is not known. */
  against?: string;
  concernsMinor?: boolean;
  reports: readonly Said[];
  decided?: {
    decision: ModerationDecision;
    reason: string;
    ago: number;
    appeal?: { text: string; ago: number };
  };
};

const messageOf = (talk: string, line: number) =>
  ({ subject: 'message', subjectId: demoId(`message/${talk}/${line}`) }) as const;
const callOf = (key: string) => ({ subject: 'call', subjectId: callIdOf(key) }) as const;
const userOf = (key: string) =>
  ({ subject: 'user', subjectId: userIdOf(key), against: key }) as const;
const profileOf = (key: string) =>
  ({ subject: 'profile', subjectId: talentProfileIdOf(key), against: key }) as const;

/** What waits for the moderators, and what they decided lately. */
export const CASES: readonly CasePlan[] = [
  {
    ...messageOf('bright-star-hester', 2),
    against: dale,
    concernsMinor: true,
    reports: [
      {
        by: 'hester-grange',
        reason: 'minors_safety',
        note: 'He wants my nine-year-old alone in his flat. Please look at this today.',
        ago: 20 * HOURS,
      },
    ],
  },
  {
    ...userOf(dale),
    reports: [
      {
        by: 'chidinma-eze',
        reason: 'fee_request',
        note: 'He rang me and wants £180 for a test shoot, to an account that is not a company’s.',
        ago: 3 * HOURS - 10,
      },
      {
        by: 'jun-seo-pak',
        reason: 'impersonation',
        note: 'Says that he casts for a brand whose casting director I know. He does not.',
        ago: 2 * HOURS,
      },
      {
        by: 'darlene-whitcomb',
        reason: 'spam',
        note: 'The same text four times, with four different names at the top.',
        ago: 50,
      },
    ],
  },
  {
    ...callOf('brindlow-oats/postie'),
    against: imogen,
    reports: [
      {
        by: 'ned-pomfrey-adeyemi',
        reason: 'misleading_pay',
        note: 'The call says that travel is paid. On the phone it was “up to a point”.',
        ago: 2 * DAYS,
      },
    ],
  },
  {
    ...callOf('six-chairs-for-mr-pell/mr-pell'),
    against: etienne,
    reports: [
      {
        by: 'darlene-whitcomb',
        reason: 'discrimination',
        note: 'Why must Mr Pell be a man? He sits on a chair and says nothing for an hour.',
        ago: 4 * DAYS,
      },
    ],
  },
  {
    ...profileOf('darlene-whitcomb'),
    reports: [
      {
        by: 'jun-seo-pak',
        reason: 'impersonation',
        note: 'One of the credits is mine, with my part and my year.',
        ago: 30 * HOURS,
      },
    ],
  },
  {
    ...profileOf('desmond-achterberg'),
    reports: [
      {
        by: 'junia-feld',
        reason: 'sexual_content',
        note: 'The third picture is a life drawing. Good, but not what I expected with my breakfast.',
        ago: 9 * HOURS,
      },
    ],
  },
  {
    ...userOf(loretta),
    reports: [
      {
        by: 'darlene-whitcomb',
        reason: 'harassment',
        note: 'Rang three times after eleven at night about the skates, after I asked her not to.',
        ago: 28 * HOURS,
      },
    ],
  },
  {
    subject: 'share_link',
    subjectId: demoId('share-link/forum'),
    reports: [
      {
        by: 'ned-pomfrey-adeyemi',
        reason: 'spam',
        note: 'Somebody puts this link under every post of an actors’ forum.',
        ago: 6 * DAYS,
      },
    ],
  },
  {
    ...messageOf('slee-desmond', 0),
    against: GORDON,
    reports: [
      {
        by: 'desmond-achterberg',
        reason: 'off_platform_push',
        note: 'I replied NO. He rang my agent’s doorbell.',
        ago: 11 * DAYS,
      },
    ],
  },
  {
    ...userOf(GORDON),
    title: 'Gordon Slee',
    reports: [
      {
        by: 'junia-feld',
        reason: 'fee_request',
        note: '£250 to be “on the list”. There is no list.',
        ago: 12 * DAYS,
      },
      {
        by: 'chidinma-eze',
        reason: 'fee_request',
        note: 'The same to me. He says that my agent need not know.',
        ago: 11 * DAYS,
      },
    ],
    decided: {
      decision: 'suspend',
      reason:
        'Asking talent for money to be seen is against the rules, and this was the third time.',
      ago: 10 * DAYS,
    },
  },
  {
    ...messageOf('slee-junia', 4),
    title: 'Pretty girls who say no to me stop working. Think about it.',
    against: GORDON,
    reports: [
      {
        by: 'junia-feld',
        reason: 'harassment',
        note: 'I would rather think about lunch.',
        ago: 12 * DAYS,
      },
    ],
    decided: { decision: 'remove', reason: 'Threats have no place here.', ago: 11 * DAYS },
  },
  {
    ...messageOf('bright-star-chidinma', 0),
    title: 'Hi Chidinma, big brand, big money 💰 You would be perfect.',
    against: dale,
    reports: [
      { by: 'chidinma-eze', reason: 'spam', note: 'No brand, no pay, no name.', ago: 8 * HOURS },
    ],
    decided: {
      decision: 'warn',
      reason: 'Say who you cast for and what it pays, or do not write to people.',
      ago: 7 * HOURS,
      appeal: {
        text: 'The brand is confidential until they sign. I was only being friendly, everybody in the trade writes like that.',
        ago: 5 * HOURS,
      },
    },
  },
  {
    ...messageOf('mr-pell', 2),
    title: 'He is.',
    against: etienne,
    reports: [
      {
        by: 'desmond-achterberg',
        reason: 'harassment',
        note: 'He says that the other one is taller.',
        ago: 40 * HOURS,
      },
    ],
    decided: {
      decision: 'dismiss',
      reason: 'Two people who enjoy each other’s company.',
      ago: 30 * HOURS,
    },
  },
];
