import { conversationIdOf } from '../messaging/talk.ts';
import { callIdOf } from '../productions/production-ids.ts';
import { DAYS, HOURS, type Notice } from './notice.ts';

export const AGENT_NOTICES: readonly Notice[] = [
  {
    minutes: 30,
    kind: 'message',
    title: 'Imogen Farrell wrote to Mara Okonjo-Lyle',
    content: 'Would she tape for Dr Locke?',
    link: `/messaging/${conversationIdOf('dr-locke')}`,
  },
  {
    minutes: 4 * HOURS,
    kind: 'audition',
    title: 'Desmond Achterberg is recalled',
    content: 'For MR PELL. An answer is wanted.',
    link: '/invitations',
  },
  {
    minutes: 21 * HOURS,
    kind: 'audition',
    title: 'Teodor Brasko is invited',
    content: 'For TAM in LANTERNS AT LOW WATER.',
    link: '/invitations',
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
    minutes: 2 * DAYS,
    kind: 'audition',
    title: 'Ottilie Grange is invited to tape',
    content: 'THE CHILD IN THE ATTIC. Her mother has been told too.',
    link: '/invitations',
    isRead: true,
  },
  {
    minutes: 4 * DAYS,
    kind: 'casting_call',
    title: 'New breakdown: MY ACCOUNTANT, THE HEIR',
    content: 'CLEMENTINE HART could suit Priya or Mara.',
    link: `/casting-calls/${callIdOf('my-accountant-the-heir/clementine-hart')}`,
    isRead: true,
  },
  {
    minutes: 8 * DAYS,
    kind: 'representation',
    title: 'Junia Feld confirmed',
    content: 'Halyard Voices represents her for voice, and you look after her.',
    link: '/managed-talent',
    isRead: true,
  },
  {
    minutes: 9 * DAYS,
    kind: 'team',
    title: 'You joined Halyard Voices',
    content: 'Per Halyard shares two of his talents with you.',
    link: '/team-members',
    isRead: true,
  },
  {
    minutes: 15 * DAYS,
    kind: 'application',
    title: 'DISPATCH went another way',
    content: 'Mara has been told. The role is filled.',
    link: '/opportunities?tab=mine',
    isRead: true,
  },
];
