import { terms } from './term.ts';

export const talentCategories = terms(
  'Actor',
  'Voice artist',
  'Model',
  'Dancer',
  'Singer',
  'Musician',
  'Presenter',
  'Comedian',
  'Stunt performer',
  'Motion-capture performer',
  'Puppeteer',
  'Background artist',
  'Stand-in',
  'Body double',
  'Child performer',
  'Influencer',
  'Variety act',
  'Crew',
);
