import { open, type ProductionPlan, paid } from './plan.ts';

const TERMS =
  'Fitting, one shoot day, weather hold. BSF £450 + £5,500 buyout: UK TV, VOD, paid social, 12 months; cereal exclusivity.';

export const brindlowOats: ProductionPlan = {
  key: 'brindlow-oats',
  title: 'BRINDLOW OATS “LAST BOWL”',
  typeId: 'commercial',
  status: 'casting',
  company: 'farrell-voss',
  begunDaysAgo: 16,
  synopsis: `Gran and grandson, one portion left. ${TERMS}`,
  sessions: {
    kind: 'in_person',
    place: 'The Pantry, 30 Larder Street, London W1',
    instructions: 'No preparation. You will be handed a spoon.',
  },
  roles: [
    {
      title: 'GRAN',
      talentType: 'principal',
      ages: [68, 80],
      description: `Hero. 68–80, any ethnicity. Deadpan; a stare that wins wars. Eats porridge all day: no dairy or gluten allergy. ${TERMS}`,
      pay: paid(450, 'session_plus_usage'),
      gender: 'f',
      call: open(11, 1, {
        applicants: 13,
        known: [
          { who: 'pearl-augustin-reid', status: 'callback', answer: 'accepted' },
          { who: 'beryl-entwhistle', status: 'audition', answer: 'attended' },
          { who: 'dolores-finnegan', status: 'audition', answer: 'pending' },
          { who: 'marguerite-oyelaran', status: 'shortlisted' },
        ],
      }),
    },
    {
      title: 'GRANDSON',
      talentType: 'principal',
      ages: [7, 9],
      gender: 'm',
      description: `Hero. Boy, 7–9. Timing over cuteness. Licensed, chaperoned. Recalled in pairs with Gran. ${TERMS}`,
      pay: paid(450, 'session_plus_usage'),
      call: open(11, 1, {
        applicants: 5,
        known: [
          { who: 'rafi-ostrander-khan', status: 'callback', answer: 'accepted' },
          { who: 'tomos-pryce', status: 'audition', answer: 'pending' },
        ],
      }),
    },
    {
      title: 'POSTIE',
      talentType: 'featured-background',
      ages: [25, 45],
      description: `Featured, non-speaking. Any gender, 25–45. One perfect double-take. Good with dogs. ${TERMS}`,
      pay: paid(450, 'session_plus_usage'),
      call: open(7, 2, {
        applicants: 28,
        known: [
          {
            who: 'mara-okonjo-lyle',
            isByAgent: false,
            status: 'viewed',
            note: 'I have two dogs and one double-take, well rehearsed.',
          },
          { who: 'ned-pomfrey-adeyemi', status: 'shortlisted' },
        ],
      }),
    },
  ],
};
