import { ended, open, type ProductionPlan, paid } from './plan.ts';

export const borrowedField: ProductionPlan = {
  key: 'borrowed-field',
  title: 'BORROWED FIELD',
  typeId: 'documentary',
  status: 'casting',
  company: 'farrell-voss',
  begunDaysAgo: 29,
  synopsis: 'Tenants farm land awaiting a runway. A year with them; small crew, long days, mud.',
  sessions: {
    kind: 'live_video',
    place: null,
    instructions: 'Half an hour with the director. Bring one thing you would film first.',
  },
  roles: [
    {
      title: 'DIRECTOR OF PHOTOGRAPHY',
      crewRole: 'director-of-photography',
      description: 'Own documentary package welcome. Four blocks of six days, one in each season.',
      pay: paid(560, 'day'),
      call: open(17, 7, {
        applicants: 5,
        known: [{ who: 'ingrid-solheim', status: 'callback', answer: 'accepted' }],
      }),
    },
    {
      title: 'SOUND MIXER',
      crewRole: 'production-sound-mixer',
      description: 'Radio mics in the wind, a cockerel at four, planes all day from month six.',
      pay: paid(440, 'day'),
      call: open(17, 7, {
        applicants: 5,
        known: [{ who: 'bartholomew-nkemelu', status: 'audition', answer: 'pending' }],
      }),
    },
    {
      title: 'GAFFER',
      crewRole: 'gaffer',
      description: 'Three nights of barn interiors. One van’s worth of light, used kindly.',
      pay: paid(420, 'day'),
      call: ended('filled', 28, 6, {
        applicants: 5,
        known: [{ who: 'wes-tallchurch', status: 'booked', answer: 'attended' }],
      }),
    },
    {
      title: 'EDITOR',
      crewRole: 'editor',
      description: 'From month three, in Leeds. Three hundred hours of weather.',
      pay: paid(1900, 'week'),
      call: open(9, 24, { applicants: 5 }),
    },
  ],
};
