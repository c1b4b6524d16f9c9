import { demoId } from '../demo-id.ts';
import { type CallPlan, dayRate } from './call-plan.ts';

const FERRY = {
  title: 'The Last Ferry to Kyle',
  typeId: 'short-film',
  synopsis:
    'On the night the bridge opens, the ferryman makes one more crossing with nobody aboard.',
};
const FAIR = { title: 'Harbour Fair Live', typeId: 'live-event', synopsis: null };

/** Of people who are new and may not know the ways of the trade. */
export const HONEST_CALLS: readonly CallPlan[] = [
  {
    key: 'ferryman',
    by: 'tremayne',
    production: FERRY,
    role: {
      title: 'The Ferryman',
      description:
        'Fifty years on the same water. He says little, and most of it to the engine. Three days on Skye, travel and digs are ours.',
      playingAgeMin: 60,
      playingAgeMax: 75,
      ...dayRate(180),
    },
    postedHoursAgo: 49,
    shows: [],
  },
  {
    key: 'passengers',
    by: 'tremayne',
    production: FERRY,
    role: {
      title: 'Passengers on the quay',
      description:
        'Eight people who wait in the rain and do not talk to each other. Bring a coat that may get wet.',
      countNeeded: 8,
      playingAgeMin: 20,
      ...dayRate(35),
    },
    postedHoursAgo: 48,
    shows: ['pay_below_floor'],
  },
  {
    key: 'children-at-the-window',
    by: 'tremayne',
    production: FERRY,
    role: {
      title: 'Two children at the window',
      description:
        'A sister and a brother who count the lights of the ferry. No lines. A licensed chaperone and a tutor are on set; four hours a day at most.',
      countNeeded: 2,
      playingAgeMin: 7,
      playingAgeMax: 10,
      contentFlags: ['minors'],
      ...dayRate(160),
    },
    postedHoursAgo: 47,
    shows: ['minors'],
  },
  {
    key: 'life-model',
    by: 'tremayne',
    production: {
      title: 'Charcoal',
      typeId: 'student-film',
      synopsis: 'An evening class draws the same woman for a year, and nobody asks her name.',
    },
    role: {
      title: 'The sitter',
      description:
        'She holds still for the whole of the film. Two scenes in the studio are nude, in front of a small crew; we would love to talk about how.',
      playingAgeMin: 30,
      playingAgeMax: 60,
      payKind: 'expenses_only',
      contentFlags: ['nudity'],
      contentNote: 'Nude in two scenes, seen from behind and in profile.',
    },
    postedHoursAgo: 29,
    shows: ['nudity_unpaid'],
  },
  {
    key: 'fair-hosts',
    by: 'holm',
    production: FAIR,
    role: {
      title: 'Hosts for the harbour stage',
      description:
        'Two people who can hold a crowd of families for an afternoon, rain or shine. Quickest is to mail petra@holmanddaughter.example or WhatsApp: 07700 900 382 with a photo.',
      countNeeded: 2,
      playingAgeMin: 20,
      playingAgeMax: 45,
      ...dayRate(210),
      questions: [
        {
          id: demoId('question/fair-hosts/1'),
          text: 'Have you filled in our form at holmanddaughter.example/hosts?',
          isRequired: true,
        },
      ],
    },
    postedHoursAgo: 26,
    shows: ['contact_data'],
  },
  {
    key: 'fair-pirates',
    by: 'holm',
    production: FAIR,
    role: {
      title: 'Pirate ensemble',
      description:
        'Twelve pirates who can sing a shanty in parts and fall off a barrel. A refundable deposit of £60 for the costume is due before the first rehearsal.',
      countNeeded: 12,
      playingAgeMin: 18,
      playingAgeMax: 50,
      ...dayRate(140),
    },
    postedHoursAgo: 25,
    shows: ['fee_words'],
  },
];
