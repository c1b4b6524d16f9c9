import { conversationIdOf } from '../messaging/talk.ts';
import { DAYS, HOURS, type Notice } from './notice.ts';

export const ADMIN_NOTICES: readonly Notice[] = [
  {
    minutes: 40,
    kind: 'verification',
    title: 'Emmeline Otway asks to be verified',
    content: 'A graduate with three credits.',
    link: '/admin/verification',
  },
  {
    minutes: 3 * HOURS,
    kind: 'message',
    title: 'Chidinma Eze asks for advice',
    content: 'Someone wants £180 from her for a test shoot.',
    link: `/messaging/${conversationIdOf('scam-question')}`,
  },
  {
    minutes: 5 * HOURS,
    kind: 'verification',
    title: 'Dale Crispin asks to be verified',
    content: 'Bright Star Faces, new this week.',
    link: '/admin/verification',
  },
  {
    minutes: 2 * DAYS,
    kind: 'moderation',
    title: 'A call waits for review',
    content: 'FACES OF TOMORROW asks its cast for a fee.',
    link: '/admin/casting-calls',
  },
  {
    minutes: 2 * DAYS + 3 * HOURS,
    kind: 'verification',
    title: 'Per Halyard asks to be verified',
    content: 'Halyard Voices, Bristol.',
    link: '/admin/verification',
    isRead: true,
  },
  {
    minutes: 19 * DAYS,
    kind: 'verification',
    title: 'Tyrell Boothe has your answer',
    content: 'You asked him for something to look at.',
    link: '/admin/audit',
    isRead: true,
  },
  {
    minutes: 25 * DAYS,
    kind: 'account',
    title: 'You look after Callboard now',
    content: 'Your queues are in the menu. Go gently.',
    link: '/admin/users',
    isRead: true,
  },
];
