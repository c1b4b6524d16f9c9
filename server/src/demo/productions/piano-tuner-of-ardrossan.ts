import { ended, type ProductionPlan, paid } from './plan.ts';
import { skill, sounds, work } from './role-details.ts';

export const pianoTunerOfArdrossan: ProductionPlan = {
  key: 'piano-tuner-of-ardrossan',
  title: 'THE PIANO TUNER OF ARDROSSAN',
  typeId: 'short-film',
  status: 'wrapped',
  company: 'farrell-voss',
  begunDaysAgo: 260,
  archivedDaysAgo: 120,
  synopsis: 'Ferry cancelled, one piano on the quay, forty people with nowhere to be.',
  facts: {
    companyName: 'Skerry Drama',
    director: 'Finlay MacColl',
    castingDirector: 'Imogen Farrell',
    unionStatus: 'both',
    contractId: null,
    dates: [{ label: 'shoot', inDays: -180, untilDays: -177 }],
    locations: ['Ardrossan harbour'],
  },
  sessions: {
    kind: 'in_person',
    place: 'Cowgate Row Studios, Glasgow',
    instructions: 'Bring nothing. There is a piano.',
  },
  everyRole: {
    countryId: 'gb',
    city: 'Glasgow',
    unionStatus: 'both',
    work: [work(-180, -177)],
    requestedMedia: ['headshot'],
  },
  roles: [
    {
      title: 'THE TUNER',
      talentType: 'lead',
      ages: [48, 66],
      gender: 'f',
      description: 'Hears the wind a quarter-tone flat.',
      pay: paid(400, 'day'),
      details: { skills: [skill('piano')], accents: [sounds('scottish')] },
      call: ended('filled', 240, 200, {
        applicants: 10,
        known: [{ who: 'fenella-rourke', status: 'booked', answer: 'attended' }],
      }),
    },
    {
      title: 'FERRYMAN',
      talentType: 'supporting',
      ages: [40, 70],
      gender: 'm',
      description: 'Says no beautifully.',
      pay: paid(300, 'day'),
      call: ended('filled', 240, 200, { applicants: 9 }),
    },
  ],
};
