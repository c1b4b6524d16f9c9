import { ended, type ProductionPlan, paid, unpublished } from './plan.ts';
import { sounds, work } from './role-details.ts';

/** Rosalind's own, to which the client lends an eye. */
export const coldHarbourLights: ProductionPlan = {
  key: 'cold-harbour-lights',
  title: 'COLD HARBOUR LIGHTS',
  typeId: 'tv-movie',
  status: 'on_hold',
  company: 'farrell-voss',
  by: 'rosalind-voss',
  begunDaysAgo: 95,
  synopsis:
    'A lighthouse goes automatic on Christmas Eve; its keepers do not. Waits for its money.',
  facts: {
    companyName: 'Skerry Drama',
    director: 'Wilhelmina Rooke',
    castingDirector: 'Rosalind Voss',
    unionStatus: 'union',
    contractId: 'pact-equity-tv',
    dates: [{ label: 'shoot', inDays: 180, untilDays: 205, note: 'If the money comes by spring' }],
    locations: ['Kinnaird Head', 'Aberdeen'],
  },
  team: [{ who: 'imogen-farrell', rights: 'review', sinceDaysAgo: 90 }],
  sessions: {
    kind: 'in_person',
    place: 'Farrell Voss Casting, 9 Quill Court, London E1',
    instructions: 'The lamp scene. Bring a jumper; we keep the window open.',
  },
  everyRole: {
    countryId: 'gb',
    city: 'Aberdeen',
    unionStatus: 'union',
    unionIds: ['equity-uk'],
    work: [work(180, 205)],
    requestedMedia: ['headshot', 'showreel'],
  },
  roles: [
    {
      title: 'PRINCIPAL KEEPER',
      talentType: 'lead',
      ages: [54, 68],
      gender: 'm',
      description: 'Thirty years of nights. Has never told anyone what the light is for.',
      pay: paid(3000, 'week'),
      details: { accents: [sounds('scottish')] },
      call: ended('closed', 80, 45, {
        applicants: 15,
        known: [{ who: 'malachy-quinn', status: 'shortlisted' }],
      }),
    },
    {
      title: 'THE ENGINEER',
      talentType: 'supporting-lead',
      ages: [28, 40],
      gender: 'f',
      description: 'Comes to switch them off. Stays for the weather.',
      pay: paid(2600, 'week'),
      call: ended('closed', 80, 45, { applicants: 18 }),
    },
    {
      title: 'OCCASIONAL KEEPER',
      talentType: 'supporting',
      ages: [22, 34],
      description: 'Any gender. Reads Moby-Dick aloud to the foghorn.',
      pay: paid(2000, 'week'),
      call: unpublished('draft', 120),
    },
  ],
};
