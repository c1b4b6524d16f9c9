import { conversationIdOf } from '../messaging/talk.ts';
import { productionIdOf, roleIdOf } from '../productions/production-ids.ts';
import { DAYS, HOURS, type Notice } from './notice.ts';

const applicationsTo = (role: string) => `/production-roles/${roleIdOf(role)}?tab=applications`;

export const CLIENT_NOTICES: readonly Notice[] = [
  {
    minutes: 12,
    kind: 'message',
    title: 'Morag Ferrie-Sato wrote to you',
    content: 'Is it the red door or the blue door?',
    link: `/messaging/${conversationIdOf('rhona-recall')}`,
  },
  {
    minutes: 48,
    kind: 'message',
    title: 'Krzysztof Wieleba sent his tape',
    content: 'Late, as he said. The second take is the better one.',
    link: `/messaging/${conversationIdOf('late-tape')}`,
  },
  {
    minutes: 3 * HOURS,
    kind: 'casting_call',
    title: 'GRAN closes tomorrow',
    content: 'BRINDLOW OATS “LAST BOWL”. New applications are still coming in.',
    link: applicationsTo('brindlow-oats/gran'),
  },
  {
    minutes: 5 * HOURS,
    kind: 'application',
    title: 'New applications for DI RHONA TAIT',
    content: 'WEIGHBRIDGE NINE has more people to meet.',
    link: applicationsTo('weighbridge-nine/di-rhona-tait'),
  },
  {
    minutes: 22 * HOURS,
    kind: 'audition',
    title: 'Shona Abernethy asks for another time',
    content: 'The last ferry is at six. Could it be the morning?',
    link: `/production-roles/${roleIdOf('weighbridge-nine/di-rhona-tait')}`,
  },
  {
    minutes: 2 * DAYS,
    kind: 'audition',
    title: 'Josephine Tsosie cannot come',
    content: 'She is filming that week, and sorry to miss NESSA.',
    link: `/production-roles/${roleIdOf('lanterns-at-low-water/nessa')}`,
    isRead: true,
  },
  {
    minutes: 6 * DAYS,
    kind: 'offer',
    title: 'Wes Tallchurch said yes',
    content: 'BORROWED FIELD has its gaffer.',
    link: `/productions/${productionIdOf('borrowed-field')}`,
    isRead: true,
  },
  {
    minutes: 12 * DAYS,
    kind: 'offer',
    title: 'Malachy Quinn said yes',
    content: 'He is the FATHER in LANTERNS AT LOW WATER.',
    link: `/productions/${productionIdOf('lanterns-at-low-water')}`,
    isRead: true,
  },
  {
    minutes: 30 * DAYS,
    kind: 'team',
    title: 'Rosalind Voss works with you now',
    content: 'On WEIGHBRIDGE NINE and KESTREL & DAUGHTERS.',
    link: `/productions/${productionIdOf('kestrel-and-daughters')}`,
    isRead: true,
  },
];
