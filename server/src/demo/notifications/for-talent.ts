import { conversationIdOf } from '../messaging/talk.ts';
import { callIdOf } from '../productions/production-ids.ts';
import { DAYS, HOURS, type Notice } from './notice.ts';

export const TALENT_NOTICES: readonly Notice[] = [
  {
    minutes: 30,
    kind: 'message',
    title: 'Imogen Farrell wrote to you',
    content: 'Would you tape for Dr Locke?',
    link: `/messaging/${conversationIdOf('dr-locke')}`,
  },
  {
    minutes: 95,
    kind: 'message',
    title: 'Imogen Farrell wrote to you',
    content: 'Can you bring the boots from the first session?',
    link: `/messaging/${conversationIdOf('nessa')}`,
  },
  {
    minutes: 23 * HOURS,
    kind: 'representation',
    title: 'Sparrow Row Commercials asks to represent you',
    content:
      'Wilhelmina Tarn of Sparrow Row Commercials asks to represent you for commercials (Worldwide). Please confirm or decline.',
    link: '/profile',
  },
  {
    minutes: 25 * HOURS,
    kind: 'application',
    title: 'The terms of MISS ODUYA changed',
    content:
      'SIX CHAIRS FOR MR PELL changed what it offers or asks for. Please read it again, and confirm or withdraw.',
    link: `/casting-calls/${callIdOf('six-chairs-for-mr-pell/miss-oduya')}`,
  },
  {
    minutes: 26 * HOURS,
    kind: 'audition',
    title: 'You are invited to tape for DR AMINA LOCKE',
    content: 'SMALL HOURS AT TANSY ROAD. Please answer when you can.',
    link: '/invitations',
  },
  {
    minutes: 2 * DAYS,
    kind: 'audition',
    title: 'A recall for NESSA',
    content: 'They would like to see you again for LANTERNS AT LOW WATER.',
    link: '/invitations',
  },
  {
    minutes: 4 * DAYS,
    kind: 'application',
    title: 'You are on the shortlist',
    content: 'MISS ODUYA in SIX CHAIRS FOR MR PELL.',
    link: `/casting-calls/${callIdOf('six-chairs-for-mr-pell/miss-oduya')}`,
    isRead: true,
  },
  {
    minutes: 6 * DAYS,
    kind: 'application',
    title: 'Tobias Finch submitted you',
    content: 'For HANNAH CREEL in THE TENPENNY MARCH.',
    link: '/opportunities?tab=mine',
    isRead: true,
  },
  {
    minutes: 15 * DAYS,
    kind: 'application',
    title: 'DISPATCH went another way',
    content: 'The role has been filled. Thank you for reading.',
    link: '/opportunities?tab=mine',
    isRead: true,
  },
  {
    minutes: 24 * DAYS,
    kind: 'account',
    title: 'Your profile looks good',
    content: 'A second reel would make it even easier to cast you.',
    link: '/profile',
    isRead: true,
  },
];
