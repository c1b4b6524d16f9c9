import { ended, open, paid, type RolePlan } from './plan.ts';
import { asks, question, skill, sounds, speaks, work } from './role-details.ts';

export const weighbridgeNineRoles: readonly RolePlan[] = [
  {
    title: 'DI RHONA TAIT',
    talentType: 'series-regular',
    ages: [45, 55],
    gender: 'f',
    description:
      'Female, 45–55, any ethnicity, native Scottish. Patient, funny at the wrong moment, sleepless since the inquiry. Must drive.',
    pay: paid(4800, 'episode'),
    details: {
      accents: [sounds('scottish', 'native')],
      skills: [skill('driving-manual')],
      work: [work(52, 86, 'Block one'), work(94, 128, 'Block two')],
      payNote: 'Six episodes, option for a second series',
      requestedMedia: ['headshot', 'current_look', 'showreel'],
      questions: [
        question(
          'Do you hold a full manual licence?',
          'Yes, clean since I was nineteen.',
          'Yes. Three points, long story.',
          'Yes, and I tow a horsebox.',
          'Automatic only, taking the manual test in spring.',
        ),
        asks(
          'Are you free for both blocks?',
          'Free throughout.',
          'Free but for one wedding, mine.',
          'Block two has a play in its first week; it can move.',
        ),
      ],
    },
    call: open(24, 6, {
      applicants: 114,
      unsent: 21,
      before: {
        changedDaysAgo: 5,
        pay: paid(4400, 'episode'),
        work: [work(45, 79, 'Block one'), work(87, 121, 'Block two')],
      },
      known: [
        { who: 'morag-ferrie-sato', status: 'callback', answer: 'accepted', when: [15, 2] },
        { who: 'catriona-balfe-mensah', status: 'callback', answer: 'pending' },
        { who: 'eilidh-carnegie-bose', status: 'audition', answer: 'attended' },
        { who: 'fenella-rourke', status: 'audition', answer: 'accepted', cameBack: true },
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
    details: {
      languages: [speaks('pl', 'fluent')],
      work: [work(52, 86, 'Block one')],
      payNote: 'Episodes 1–4',
      contentFlags: ['intimacy'],
      contentNote: 'One kiss. An intimacy coordinator is attached.',
      tape: {
        instructions: 'The weighbridge scene in English, then the phone call home in Polish.',
        frame: 'medium',
        maxMinutes: 4,
        dueInDays: 4,
        sides: 'andrzej',
      },
    },
    call: open(24, 6, {
      applicants: 22,
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
    ages: [15, 15],
    gender: 'f',
    description:
      'Guest, episode 2. Female, plays 15 (16+ preferred; licence if younger). Wheelchair user, authentic casting. Sees everything, sells some of it.',
    pay: paid(2100, 'episode'),
    details: {
      physicalWishes: 'Wheelchair user; authentic casting.',
      contentFlags: ['minors'],
      contentNote: '16 or over preferred; licensed and chaperoned if younger.',
      work: [work(60, 66, 'Episode 2')],
      payNote: 'Episode 2',
    },
    call: ended('closed', 30, 4, {
      applicants: 9,
      known: [
        { who: 'tamsin-boyle-ortega', status: 'callback', answer: 'attended' },
        { who: 'ffion-maddocks', status: 'callback', answer: 'attended' },
      ],
    }),
  },
  {
    title: 'DS COLIN BAIRD',
    talentType: 'recurring',
    ages: [30, 42],
    gender: 'm',
    description:
      'Rhona’s sergeant, 30–42. Loyal to the file, then to her. Scottish; runs, badly, in a suit.',
    pay: paid(2900, 'episode'),
    details: { accents: [sounds('scottish')], work: [work(52, 128)], payNote: 'Six episodes' },
    call: open(11, 9, { applicants: 19, known: [{ who: 'finlay-maccoll', status: 'viewed' }] }),
  },
  {
    title: 'QUARRY MANAGER STROUD',
    talentType: 'guest-star',
    ages: [46, 60],
    gender: 'm',
    description: 'Episodes 1 and 5. Signs everything. Reads nothing twice, or so he will say.',
    pay: paid(2400, 'episode'),
    details: { work: [work(52, 58), work(104, 108)], payNote: 'Episodes 1 and 5' },
    call: open(6, 14, {
      applicants: 5,
      visibility: 'chosen_agencies',
      agencies: ['finch-wren', 'cawdor-lane'],
    }),
  },
];
