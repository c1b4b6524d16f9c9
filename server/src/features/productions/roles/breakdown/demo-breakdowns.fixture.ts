import type { RoleForm } from '@callboard/contract/role-form';

type Expected = {
  text: string;
  title: string;
  typeId: string;
  notes: string | null;
  roles: { role: Partial<RoleForm>; unread: string[] }[];
};

const HEAD =
  'fitting, one shoot day, weather hold; BSF £450 + £5,500 buyout: UK TV, VOD, paid social, 12 months; cereal exclusivity';
const COMMERCIAL: Partial<RoleForm> = {
  payKind: 'paid',
  payAmount: 45_000,
  payUnit: 'session_plus_usage',
  payCurrency: 'GBP',
  usage: {
    sessionFee: 45_000,
    fittingFee: null,
    overtime: null,
    buyout: 550_000,
    media: 'TV, VOD, paid social',
    territory: 'UK',
    term: '12 months',
    startsOn: null,
    spots: null,
    exclusivity: { category: 'cereal', territory: null, term: null },
  },
};

/** Breakdowns as they are written in the trade, and everything that they say. */
export const BREAKDOWNS: Expected[] = [
  {
    text: `**WEIGHBRIDGE NINE**
- DI RHONA TAIT, series regular. Female, 45–55, any ethnicity, native Scottish. Patient, funny at the wrong moment, sleepless since the inquiry. Must drive.
- ANDRZEJ WOLSKI, recurring, eps 1–4. Male, 30–38, fluent Polish. The clerk who wrote the number down. Gentle, immovable, terrible liar. One kiss; intimacy coordinator attached.
- JODIE MARR, guest, ep 2. Female, plays 15 (16+ preferred; licence if younger). Wheelchair user, authentic casting. Sees everything, sells some of it.`,
    title: 'WEIGHBRIDGE NINE',
    typeId: 'tv-series',
    notes: null,
    roles: [
      {
        role: {
          title: 'DI RHONA TAIT',
          talentTypeId: 'series-regular',
          genders: ['woman'],
          playingAgeMin: 45,
          playingAgeMax: 55,
          accents: [{ accentId: 'scottish', level: 'native' }],
          skills: [{ skillId: 'driving-automatic', level: null, isPlus: false }],
          description: 'Patient, funny at the wrong moment, sleepless since the inquiry.',
        },
        unread: [],
      },
      {
        role: {
          title: 'ANDRZEJ WOLSKI',
          talentTypeId: 'recurring',
          genders: ['man'],
          playingAgeMin: 30,
          playingAgeMax: 38,
          languages: [{ languageId: 'pl', level: 'fluent' }],
          contentFlags: ['intimacy'],
          contentNote: 'One kiss; intimacy coordinator attached',
          description:
            'Eps 1–4. The clerk who wrote the number down. Gentle, immovable, terrible liar.',
        },
        unread: ['eps 1–4'],
      },
      {
        role: {
          title: 'JODIE MARR',
          talentTypeId: 'guest-star',
          genders: ['woman'],
          playingAgeMin: 15,
          playingAgeMax: 15,
          physicalWishes: 'Wheelchair user, authentic casting',
          contentFlags: ['minors'],
          contentNote: 'Licence if younger',
          description: 'Ep 2. 16+ preferred. Sees everything, sells some of it.',
        },
        unread: ['ep 2', '16+ preferred'],
      },
    ],
  },
  {
    text: `**BRINDLOW OATS** (${HEAD})
- GRAN, hero. 68–80, any ethnicity. Deadpan; a stare that wins wars. Eats porridge all day: no dairy or gluten allergy.
- GRANDSON, hero. Boy, 7–9. Timing over cuteness. Licensed, chaperoned. Recalled in pairs with Gran.
- POSTIE, featured, non-speaking. Any gender, 25–45. One perfect double-take. Good with dogs.`,
    title: 'BRINDLOW OATS',
    typeId: 'commercial',
    notes: HEAD,
    roles: [
      {
        role: {
          ...COMMERCIAL,
          title: 'GRAN',
          talentTypeId: 'principal',
          genders: ['woman'],
          playingAgeMin: 68,
          playingAgeMax: 80,
          description:
            'Deadpan; a stare that wins wars. Eats porridge all day: no dairy or gluten allergy.',
        },
        unread: ['Eats porridge all day: no dairy or gluten allergy.'],
      },
      {
        role: {
          ...COMMERCIAL,
          title: 'GRANDSON',
          talentTypeId: 'principal',
          genders: ['man'],
          playingAgeMin: 7,
          playingAgeMax: 9,
          contentFlags: ['minors'],
          contentNote: 'Licensed, chaperoned',
          description: 'Timing over cuteness. Recalled in pairs with Gran.',
        },
        unread: [],
      },
      {
        role: {
          ...COMMERCIAL,
          title: 'POSTIE',
          talentTypeId: 'featured-background',
          playingAgeMin: 25,
          playingAgeMax: 45,
          skills: [{ skillId: 'dog-handling', level: null, isPlus: false }],
          description: 'One perfect double-take.',
        },
        unread: [],
      },
    ],
  },
  {
    text: `**KESTREL & DAUGHTERS** (eight shows a week)
- IVY, lead. Woman, 50s. Mezzo, G3–D5 belt. Holds the shop up with one steady hand; it has begun to shake.
- WREN, lead. Woman, 20–27. Soprano/mix to F5; plays fiddle to performance standard. Came home to say no.
- ENSEMBLE / FIRST COVER IVY. Woman, 38–52. Strong harmony, moves well, comic customers. Accordion a plus.`,
    title: 'KESTREL & DAUGHTERS',
    typeId: 'musical',
    notes: 'eight shows a week',
    roles: [
      {
        role: {
          title: 'IVY',
          talentTypeId: 'lead',
          genders: ['woman'],
          playingAgeMin: 50,
          playingAgeMax: 59,
          voiceTypeId: 'mezzo-soprano',
          vocalRange: 'G3–D5 belt',
          description: 'Holds the shop up with one steady hand; it has begun to shake.',
        },
        unread: [],
      },
      {
        role: {
          title: 'WREN',
          talentTypeId: 'lead',
          genders: ['woman'],
          playingAgeMin: 20,
          playingAgeMax: 27,
          voiceTypeId: 'soprano',
          vocalRange: 'mix to F5',
          skills: [{ skillId: 'fiddle', level: 'professional', isPlus: false }],
          description: 'Came home to say no.',
        },
        unread: [],
      },
      {
        role: {
          title: 'ENSEMBLE / FIRST COVER IVY',
          talentTypeId: 'ensemble',
          genders: ['woman'],
          playingAgeMin: 38,
          playingAgeMax: 52,
          skills: [
            { skillId: 'harmony-singing', level: 'highly_skilled', isPlus: false },
            { skillId: 'accordion', level: null, isPlus: true },
          ],
          description: 'FIRST COVER IVY. Strong harmony, moves well, comic customers.',
        },
        unread: ['FIRST COVER IVY', 'moves well', 'comic customers'],
      },
    ],
  },
];
