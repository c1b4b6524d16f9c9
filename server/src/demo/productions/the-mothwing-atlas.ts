import { open, type ProductionPlan, paid, unpublished } from './plan.ts';

export const theMothwingAtlas: ProductionPlan = {
  key: 'the-mothwing-atlas',
  title: 'THE MOTHWING ATLAS',
  typeId: 'animation',
  status: 'casting',
  company: 'marlow-quist',
  begunDaysAgo: 33,
  synopsis: 'A librarian moth maps a moving house.',
  sessions: {
    kind: 'self_tape',
    place: null,
    instructions: 'Audio only. Page two as written, then once as if the house could hear you.',
  },
  roles: [
    {
      title: 'PLUME',
      talentType: 'voice',
      ages: [25, 45],
      gender: 'f',
      description: 'The moth. Precise, brave in small steps, frightened of lamps.',
      pay: paid(350, 'hour'),
      call: open(14, 26, {
        applicants: 18,
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
      call: open(14, 26, {
        applicants: 5,
        known: [{ who: 'ottilie-grange', status: 'audition', answer: 'pending' }],
      }),
    },
    {
      title: 'THE HOUSE',
      talentType: 'voice',
      ages: [50, 80],
      description: 'Creaks, settles, forgives. Any gender. Very low or very old.',
      pay: paid(350, 'hour'),
      call: open(5, 26, { applicants: 10 }),
    },
    {
      title: 'SILVERFISH CHORUS',
      talentType: 'voice',
      ages: [18, 60],
      count: 6,
      description: 'Six who sing close and whisper closer.',
      pay: paid(220, 'hour'),
      call: unpublished('draft', 35),
    },
  ],
};
