import { ended, open, type ProductionPlan, paid } from './plan.ts';

export const weighbridgeNine: ProductionPlan = {
  key: 'weighbridge-nine',
  title: 'WEIGHBRIDGE NINE',
  typeId: 'tv-series',
  status: 'casting',
  company: 'farrell-voss',
  begunDaysAgo: 46,
  synopsis:
    'Six hours, Glasgow. A quarry clerk notices one lorry leaving heavier than its load, writes the number down, and is asked by everyone he trusts to rub it out.',
  sessions: {
    kind: 'in_person',
    place: 'Room 2, Cowgate Row Studios, Glasgow',
    instructions: 'Two scenes, loosely off book. There is a lift; call if the door sticks.',
  },
  roles: [
    {
      title: 'DI RHONA TAIT',
      talentType: 'series-regular',
      ages: [45, 55],
      gender: 'f',
      description:
        'Female, 45–55, any ethnicity, native Scottish. Patient, funny at the wrong moment, sleepless since the inquiry. Must drive.',
      pay: paid(4800, 'episode'),
      call: open(24, 6, {
        applicants: 36,
        version: 2,
        known: [
          { who: 'morag-ferrie-sato', status: 'callback', answer: 'accepted' },
          { who: 'catriona-balfe-mensah', status: 'callback', answer: 'pending' },
          { who: 'eilidh-carnegie-bose', status: 'audition', answer: 'attended' },
          { who: 'fenella-rourke', status: 'audition', answer: 'accepted' },
          { who: 'shona-abernethy', status: 'audition', answer: 'reschedule_requested' },
          { who: 'isla-drummond-kaur', status: 'shortlisted' },
        ],
      }),
    },
    {
      title: 'ANDRZEJ WOLSKI',
      talentType: 'recurring',
      ages: [30, 38],
      gender: 'm',
      description:
        'Episodes 1–4. Male, 30–38, fluent Polish. The clerk who wrote the number down. Gentle, immovable, terrible liar. One kiss; intimacy coordinator attached.',
      pay: paid(3200, 'episode'),
      call: open(24, 6, {
        applicants: 17,
        known: [
          { who: 'lukasz-domanski', status: 'callback', answer: 'accepted' },
          { who: 'mateusz-bielik', status: 'audition', answer: 'attended' },
          { who: 'krzysztof-wieleba', status: 'audition', answer: 'pending' },
          {
            who: 'teodor-brasko',
            isByAgent: true,
            status: 'viewed',
            note: 'Not a native speaker, but he has worked in Polish twice and prepares like nobody else.',
          },
        ],
      }),
    },
    {
      title: 'JODIE MARR',
      talentType: 'guest-star',
      ages: [15, 19],
      gender: 'f',
      description:
        'Guest, episode 2. Female, plays 15 (16+ preferred; licence if younger). Wheelchair user, authentic casting. Sees everything, sells some of it.',
      pay: paid(2100, 'episode'),
      call: ended('closed', 30, 4, {
        applicants: 9,
        known: [
          { who: 'tamsin-boyle-ortega', status: 'callback', answer: 'attended' },
          { who: 'ffion-maddocks', status: 'callback', answer: 'attended' },
        ],
      }),
    },
  ],
};
