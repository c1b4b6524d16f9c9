import { type ProductionPlan, paid, unpublished } from './plan.ts';

/** What the review queue is for: a client nobody knows, who wants to be paid by the cast. */
export const facesOfTomorrow: ProductionPlan = {
  key: 'faces-of-tomorrow',
  title: 'FACES OF TOMORROW',
  typeId: 'commercial',
  status: 'casting',
  company: 'bright-star',
  begunDaysAgo: 2,
  synopsis: 'Huge global brand, cannot say which. No experience needed. Places are going fast!',
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
      call: unpublished('in_review', 5),
    },
  ],
};
