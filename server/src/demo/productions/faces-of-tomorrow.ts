import { type ProductionPlan, paid, rejected, unpublished } from './plan.ts';

/** What the review queue is for: a client nobody knows, who wants to be paid by the cast. */
export const facesOfTomorrow: ProductionPlan = {
  key: 'faces-of-tomorrow',
  title: 'FACES OF TOMORROW',
  typeId: 'commercial',
  status: 'casting',
  company: 'bright-star',
  begunDaysAgo: 5,
  synopsis: 'Huge global brand, cannot say which. No experience needed. Places are going fast!',
  facts: {
    companyName: 'Bright Star Faces',
    director: null,
    castingDirector: null,
    unionStatus: null,
    contractId: null,
    dates: [],
    locations: ['To be told by text'],
  },
  sessions: { kind: 'in_person', place: 'Hotel lobby, details by text', instructions: 'Bring ID.' },
  roles: [
    {
      title: 'LEAD FACE',
      talentType: 'model',
      ages: [16, 35],
      count: 50,
      description:
        'Earn up to £3,000 a day. A refundable registration fee of £180 secures your test shoot. Message us off the site for bank details.',
      pay: paid(3000, 'day'),
      details: { requestedMedia: ['full_length'] },
      call: unpublished('in_review', 5),
    },
    {
      title: 'VIP AUDIENCE',
      talentType: 'real-people',
      ages: [18, 60],
      count: 200,
      description: 'Be seen. Bring friends. Entry from £25, redeemable against your portfolio.',
      pay: { payKind: 'unpaid' },
      call: rejected(
        4,
        'Work on Callboard costs its cast nothing: no entry, registration or portfolio fees. Please take the price out and say what the work is.',
      ),
    },
  ],
};
