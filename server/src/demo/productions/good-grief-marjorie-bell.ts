import { ended, open, type ProductionPlan, paid } from './plan.ts';
import { plus, question, skill, sounds, work } from './role-details.ts';

export const goodGriefMarjorieBell: ProductionPlan = {
  key: 'good-grief-marjorie-bell',
  title: 'GOOD GRIEF, MARJORIE BELL',
  typeId: 'tv-pilot',
  status: 'casting',
  company: 'red-fork',
  begunDaysAgo: 40,
  synopsis: 'A cancelled etiquette columnist inherits a Tulsa roller rink.',
  facts: {
    companyName: 'Red Fork Pictures',
    director: 'Coralee Minton',
    castingDirector: 'Loretta Haskins',
    unionStatus: 'union',
    contractId: 'sag-aftra-theatrical',
    dates: [
      { label: 'other', inDays: 30, note: 'Table read, Los Angeles' },
      { label: 'fitting', inDays: 36, untilDays: 37 },
      { label: 'shoot', inDays: 41, untilDays: 56 },
    ],
    locations: ['Tulsa, Oklahoma', 'Los Angeles'],
  },
  sessions: {
    kind: 'live_video',
    place: null,
    link: 'https://meet.farrellvoss.example/good-grief-marjorie-bell',
    instructions: 'The eulogy scene, standing. Link comes the evening before.',
    timeZone: 'America/Chicago',
  },
  everyRole: {
    countryId: 'us',
    city: 'Tulsa',
    unionStatus: 'union',
    unionIds: ['sag-aftra'],
    work: [work(41, 56)],
    requestedMedia: ['headshot', 'showreel'],
  },
  roles: [
    {
      title: 'MARJORIE BELL',
      talentType: 'series-regular',
      ages: [52, 66],
      gender: 'f',
      description:
        'Knows which fork. Has forgotten how to apologize. Will learn to skate on camera.',
      pay: paid(28000, 'episode', 'USD'),
      details: { skills: [plus('roller-skating')], contentFlags: ['stunts'] },
      call: open(30, 15, {
        applicants: 24,
        known: [{ who: 'darlene-whitcomb', status: 'callback', answer: 'accepted' }],
      }),
    },
    {
      title: 'DUSTY',
      talentType: 'series-regular',
      ages: [50, 62],
      gender: 'm',
      description: 'Rink DJ since 1984. Has not updated the playlist; it came back round.',
      pay: paid(18000, 'episode', 'USD'),
      details: { accents: [sounds('southern-us')] },
      call: open(30, 15, {
        applicants: 14,
        known: [{ who: 'walt-dubicki', status: 'audition', answer: 'accepted' }],
      }),
    },
    {
      title: 'CRICKET',
      talentType: 'recurring',
      ages: [18, 24],
      description: 'Nineteen, fastest on eight wheels, owes the rink money. Any gender. Skates.',
      pay: paid(6500, 'episode', 'USD'),
      details: {
        skills: [skill('roller-skating', 'highly_skilled')],
        questions: [
          question(
            'How well do you skate?',
            'Derby for three seasons.',
            'I can stop. Usually.',
            'Skated to every audition this year.',
          ),
        ],
      },
      call: open(18, 22, {
        applicants: 17,
        known: [{ who: 'kit-varga', status: 'shortlisted' }],
      }),
    },
    {
      title: 'ATTORNEY PRUITT',
      talentType: 'guest-star',
      ages: [35, 55],
      description: 'Reads the will. Enjoys it more than he should.',
      pay: paid(5200, 'flat', 'USD'),
      call: ended('filled', 38, 8, {
        applicants: 12,
        known: [{ who: 'xavier-thibodeaux', status: 'booked', answer: 'attended' }],
      }),
    },
    {
      title: 'RINK REGULARS',
      talentType: 'background',
      ages: [40, 75],
      count: 15,
      description: 'Saturday skaters who never left. Tulsa locals; own skates a plus.',
      pay: paid(187, 'day', 'USD'),
      details: {
        isLocalHire: true,
        unionStatus: 'both',
        unionIds: [],
        skills: [plus('roller-skating')],
        requestedMedia: ['current_look'],
      },
      call: open(7, 25, { applicants: 13 }),
    },
  ],
};
