import { ended, open, type ProductionPlan, paid } from './plan.ts';

export const goodGriefMarjorieBell: ProductionPlan = {
  key: 'good-grief-marjorie-bell',
  title: 'GOOD GRIEF, MARJORIE BELL',
  typeId: 'tv-pilot',
  status: 'casting',
  company: 'red-fork',
  begunDaysAgo: 40,
  synopsis: 'A cancelled etiquette columnist inherits a Tulsa roller rink.',
  sessions: {
    kind: 'live_video',
    place: null,
    instructions: 'The eulogy scene, standing. Link comes the evening before.',
    timeZone: 'America/Chicago',
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
      call: open(30, 15, {
        applicants: 20,
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
      call: open(30, 15, {
        applicants: 11,
        known: [{ who: 'walt-dubicki', status: 'audition', answer: 'accepted' }],
      }),
    },
    {
      title: 'CRICKET',
      talentType: 'recurring',
      ages: [18, 24],
      description: 'Nineteen, fastest on eight wheels, owes the rink money. Any gender. Skates.',
      pay: paid(6500, 'episode', 'USD'),
      call: open(18, 22, {
        applicants: 14,
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
        applicants: 10,
        known: [{ who: 'xavier-thibodeaux', status: 'booked', answer: 'attended' }],
      }),
    },
  ],
};
