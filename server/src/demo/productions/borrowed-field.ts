import { ended, open, type ProductionPlan, paid } from './plan.ts';
import { plus, question, skill, work } from './role-details.ts';

export const borrowedField: ProductionPlan = {
  key: 'borrowed-field',
  title: 'BORROWED FIELD',
  typeId: 'documentary',
  status: 'casting',
  company: 'farrell-voss',
  begunDaysAgo: 29,
  synopsis: 'Tenants farm land awaiting a runway. A year with them; small crew, long days, mud.',
  facts: {
    companyName: 'Hedgerow Documentary',
    director: 'Solveig Marchetti',
    castingDirector: null,
    unionStatus: 'both',
    contractId: null,
    dates: [
      { label: 'shoot', inDays: 35, untilDays: 40, note: 'Winter block' },
      { label: 'shoot', inDays: 120, untilDays: 125, note: 'Spring block' },
      { label: 'shoot', inDays: 215, untilDays: 220, note: 'Summer block' },
    ],
    locations: ['Near Doncaster, South Yorkshire', 'Leeds (edit)'],
  },
  team: [{ who: 'delphine-ashby', rights: 'manage', sinceDaysAgo: 27 }],
  sessions: {
    kind: 'live_video',
    place: null,
    link: 'https://meet.farrellvoss.example/borrowed-field',
    instructions: 'Half an hour with the director. Bring one thing you would film first.',
  },
  everyRole: {
    countryId: 'gb',
    unionStatus: 'both',
    work: [work(35, 40, 'Winter block'), work(120, 125, 'Spring block')],
    requestedMedia: ['work_samples'],
  },
  roles: [
    {
      title: 'DIRECTOR OF PHOTOGRAPHY',
      crewRole: 'director-of-photography',
      description: 'Own documentary package welcome. Four blocks of six days, one in each season.',
      pay: paid(560, 'day'),
      details: {
        kit: 'Own documentary package welcome, £120 a day',
        skills: [skill('camera-operation', 'professional')],
        questions: [
          question(
            'What would you film first?',
            'The gate, at every hour of one day.',
            'Hands. Then what they look at.',
            'The planner’s map, on the bonnet of a tractor.',
          ),
        ],
      },
      call: open(17, 7, {
        applicants: 7,
        known: [{ who: 'ingrid-solheim', status: 'callback', answer: 'accepted' }],
      }),
    },
    {
      title: 'SOUND MIXER',
      crewRole: 'production-sound-mixer',
      description: 'Radio mics in the wind, a cockerel at four, planes all day from month six.',
      pay: paid(440, 'day'),
      details: { kit: 'Four radio mics and a mixer, £90 a day' },
      call: open(17, 7, {
        applicants: 6,
        known: [{ who: 'bartholomew-nkemelu', status: 'audition', answer: 'pending' }],
      }),
    },
    {
      title: 'GAFFER',
      crewRole: 'gaffer',
      description: 'Three nights of barn interiors. One van’s worth of light, used kindly.',
      pay: paid(420, 'day'),
      details: { kit: 'One lighting van, £180 a day', work: [work(38, 40)] },
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
      details: { city: 'Leeds', work: [work(126, 210)], skills: [skill('video-editing')] },
      call: open(9, 24, { applicants: 6 }),
    },
    {
      title: 'DRONE PILOT',
      crewRole: 'drone-pilot',
      description: 'Two days a season over the field, before the airspace closes.',
      pay: paid(480, 'day'),
      details: { kit: 'Own aircraft and insurance, £100 a day', skills: [skill('drone-flying')] },
      call: open(6, 16, { applicants: 5 }),
    },
    {
      title: 'RUNNER',
      crewRole: 'runner',
      description: 'First on the farm, last off it. A van licence and a liking for early tea.',
      pay: paid(165, 'day'),
      details: { skills: [plus('van-driving'), plus('farm-animal-handling')] },
      call: open(6, 16, { applicants: 6 }),
    },
  ],
};
