import { open, type ProductionPlan, paid } from './plan.ts';
import { plus, question, type RoleDetails, skill, work } from './role-details.ts';

const TERMS =
  'Fitting, one shoot day, weather hold. BSF £450 + £5,500 buyout: UK TV, VOD, paid social, 12 months; cereal exclusivity.';

const PRICE: Pick<RoleDetails, 'usage' | 'payNote'> = {
  payNote: 'BSF £450 + £5,500 buyout',
  usage: {
    sessionFee: 45_000,
    fittingFee: 7_500,
    overtime: 'Time and a half after ten hours',
    buyout: 550_000,
    media: 'TV, VOD, paid social',
    territory: 'UK',
    term: '12 months',
    startsInDays: 70,
    spots: 1,
    exclusivity: { category: 'Cereal', territory: 'UK', term: '12 months' },
  },
};

export const brindlowOats: ProductionPlan = {
  key: 'brindlow-oats',
  title: 'BRINDLOW OATS “LAST BOWL”',
  typeId: 'commercial',
  status: 'casting',
  company: 'farrell-voss',
  begunDaysAgo: 16,
  synopsis: `Gran and grandson, one portion left. ${TERMS}`,
  facts: {
    companyName: 'Hob & Larder',
    director: 'Kazimir Oyelowo-Penn',
    castingDirector: 'Imogen Farrell',
    unionStatus: 'both',
    contractId: null,
    dates: [
      { label: 'fitting', inDays: 9 },
      { label: 'shoot', inDays: 14 },
      { label: 'other', inDays: 15, note: 'Weather hold' },
    ],
    locations: ['A cottage kitchen near Malton, North Yorkshire'],
  },
  team: [
    { who: 'bram-ekwueme', rights: 'manage', sinceDaysAgo: 15 },
    { who: 'delphine-ashby', rights: 'review', sinceDaysAgo: 10 },
  ],
  sessions: {
    kind: 'in_person',
    place: 'The Pantry, 30 Larder Street, London W1',
    instructions: 'No preparation. You will be handed a spoon.',
  },
  everyRole: {
    ...PRICE,
    countryId: 'gb',
    unionStatus: 'both',
    work: [work(9, 9, 'Fitting'), work(14, 14, 'Shoot'), work(15, 15, 'Weather hold')],
    requestedMedia: ['headshot', 'full_length'],
  },
  roles: [
    {
      title: 'GRAN',
      talentType: 'principal',
      ages: [68, 80],
      description: `Hero. 68–80, any ethnicity. Deadpan; a stare that wins wars. Eats porridge all day: no dairy or gluten allergy. ${TERMS}`,
      pay: paid(450, 'session_plus_usage'),
      gender: 'f',
      details: {
        skills: [plus('deadpan')],
        contentNote: 'Eats porridge all day.',
        questions: [
          question(
            'Any allergy to dairy or gluten?',
            'None at all.',
            'None. I have had porridge every day since 1955.',
            'Dairy, a little. I would manage.',
          ),
          question(
            'Have you advertised cereal in the last two years?',
            'No.',
            'No, only stairlifts.',
            'A biscuit, which is not the same.',
          ),
        ],
      },
      call: open(11, 1, {
        applicants: 14,
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
      details: {
        contentFlags: ['minors'],
        contentNote: 'Licensed and chaperoned. Recalled in pairs with Gran.',
        requestedMedia: ['current_look'],
      },
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
      details: {
        skills: [skill('dog-handling'), plus('comic-timing')],
        contentFlags: ['animals'],
        contentNote: 'One terrier, one tennis ball.',
      },
      call: open(7, 2, {
        applicants: 34,
        unsent: 4,
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
    {
      title: 'VOICE OF THE LAST SPOON',
      talentType: 'voice',
      ages: [40, 65],
      description: 'One line over the pack shot: warm, unhurried, a little sorry. Any gender.',
      pay: paid(350, 'session_plus_usage'),
      details: {
        skills: [skill('commercial-voice-over')],
        work: [work(24, 24, 'Recording')],
        requestedMedia: ['voice_reel'],
      },
      call: open(5, 12, { applicants: 11 }),
    },
  ],
};
