import { expensesOnly, type ProductionPlan, unpublished } from './plan.ts';
import { speaks, work } from './role-details.ts';

export const thirteenFeetOfRope: ProductionPlan = {
  key: 'thirteen-feet-of-rope',
  title: 'THIRTEEN FEET OF ROPE',
  typeId: 'short-film',
  status: 'draft',
  company: 'farrell-voss',
  begunDaysAgo: 3,
  synopsis: 'A father and his Deaf son, one stuck lift.',
  facts: {
    companyName: 'Hexley Film School',
    director: 'Ash Rivenhall',
    castingDirector: null,
    unionStatus: 'non_union',
    contractId: 'non-union',
    dates: [
      { label: 'first_rehearsal', inDays: 50, untilDays: 51 },
      { label: 'shoot', inDays: 54, untilDays: 57, note: 'School holidays' },
    ],
    locations: ['Brighton'],
  },
  sessions: {
    kind: 'in_person',
    place: 'Deaf Arts House, Brighton',
    instructions: 'BSL interpreters in the room all day.',
  },
  everyRole: {
    countryId: 'gb',
    city: 'Brighton',
    unionStatus: 'both',
    payNote: 'Travel, meals and a copy',
    work: [work(54, 57)],
    requestedMedia: ['headshot'],
  },
  roles: [
    {
      title: 'FATHER',
      talentType: 'lead',
      ages: [34, 46],
      gender: 'm',
      description: 'Hearing. Signs badly and knows it. Forty minutes to get better.',
      pay: expensesOnly,
      call: unpublished('draft', 28),
    },
    {
      title: 'SON',
      talentType: 'lead',
      ages: [9, 12],
      gender: 'm',
      description: 'Deaf, BSL user, authentic casting. Has a plan and thirteen feet of rope.',
      pay: expensesOnly,
      details: {
        languages: [speaks('bfi', 'fluent')],
        physicalWishes: 'Deaf; authentic casting.',
        contentFlags: ['minors'],
        contentNote: 'Licensed and chaperoned.',
      },
      call: unpublished('draft', 28),
    },
    {
      title: 'LIFT ENGINEER',
      talentType: 'supporting',
      ages: [25, 60],
      description: 'A voice, then a boot, then a face. Any gender.',
      pay: expensesOnly,
    },
  ],
};
