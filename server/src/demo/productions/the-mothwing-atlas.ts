import { open, type ProductionPlan, paid, unpublished } from './plan.ts';
import { plus, skill, work } from './role-details.ts';

export const theMothwingAtlas: ProductionPlan = {
  key: 'the-mothwing-atlas',
  title: 'THE MOTHWING ATLAS',
  typeId: 'animation',
  status: 'casting',
  company: 'marlow-quist',
  begunDaysAgo: 33,
  synopsis: 'A librarian moth maps a moving house.',
  facts: {
    companyName: 'Lampwick Animation',
    director: 'Ines Vasarely',
    castingDirector: 'Étienne Quist',
    unionStatus: 'both',
    contractId: null,
    dates: [
      { label: 'other', inDays: 45, untilDays: 61, note: 'Recording, London and remote' },
      { label: 'other', inDays: 150, untilDays: 153, note: 'Pick-ups' },
    ],
    locations: ['Hatstand Radio, London', 'Remote'],
  },
  sessions: {
    kind: 'self_tape',
    place: null,
    instructions: 'Audio only. Page two as written, then once as if the house could hear you.',
  },
  everyRole: {
    countryId: 'gb',
    unionStatus: 'both',
    work: [work(45, 61, 'Recording')],
    requestedMedia: ['voice_reel'],
  },
  roles: [
    {
      title: 'PLUME',
      talentType: 'voice',
      ages: [25, 45],
      gender: 'f',
      description: 'The moth. Precise, brave in small steps, frightened of lamps.',
      pay: paid(350, 'hour'),
      details: {
        skills: [skill('animation-voices'), plus('home-studio-recording')],
        tape: {
          instructions: 'Audio only. Page two as written, then once as if the house could hear.',
          frame: 'landscape_any',
          maxMinutes: 2,
          dueInDays: 22,
        },
      },
      call: open(14, 26, {
        applicants: 22,
        known: [{ who: 'junia-feld', status: 'callback', answer: 'accepted' }],
      }),
    },
    {
      title: 'THE CHILD IN THE ATTIC',
      talentType: 'voice',
      ages: [7, 11],
      description:
        'Seven to eleven, any gender. Reads aloud to nobody, until somebody answers. Licensed.',
      pay: paid(300, 'hour'),
      details: {
        contentFlags: ['minors'],
        contentNote: 'Licensed and chaperoned; two hours a session at most.',
      },
      call: open(14, 26, {
        applicants: 6,
        known: [{ who: 'ottilie-grange', status: 'audition', answer: 'pending' }],
      }),
    },
    {
      title: 'THE HOUSE',
      talentType: 'voice',
      ages: [50, 80],
      description: 'Creaks, settles, forgives. Any gender. Very low or very old.',
      pay: paid(350, 'hour'),
      details: { skills: [plus('creature-voices')] },
      call: open(5, 26, { applicants: 13 }),
    },
    {
      title: 'THE MOONLIGHT SALESMAN',
      talentType: 'voice',
      ages: [35, 62],
      gender: 'm',
      description: 'Sells light by the spoonful. Honey over gravel.',
      pay: paid(320, 'hour'),
      details: { skills: [skill('character-voices')] },
      call: open(12, 19, { applicants: 15 }),
    },
    {
      title: 'SILVERFISH CHORUS',
      talentType: 'voice',
      ages: [18, 60],
      count: 6,
      description: 'Six who sing close and whisper closer.',
      pay: paid(220, 'hour'),
      details: { skills: [skill('harmony-singing')] },
      call: unpublished('draft', 35),
    },
  ],
};
