/** What people write under their photos; most write nothing. */
export const CAPTIONS = {
  headshot: [
    'Headshot by Ros Calder',
    'This year’s headshot',
    'Photo: Ellery Voss',
    'Current, hair as it is now',
    'Neutral',
  ],
  smile: ['Commercial', 'The one my agent likes', 'Friendly neighbour', 'Caught between takes'],
  threeQuarter: ['Three-quarter', 'Photo: Ellery Voss', 'Theatre', 'Good side'],
  close: ['Close', 'No make-up', 'Screen test, Studio 3'],
  monochrome: ['Black and white', 'Rehearsal, Corder Street', 'Poster shot, cropped'],
  character: [
    'As seen on the reel',
    'Costume fitting',
    'Period look',
    'Detective',
    'Bad news in a good coat',
    'Office',
  ],
  full: ['Full length', 'Standing, for wardrobe', 'Head to toe, flat shoes'],
} as const;

export type ShotKind = keyof typeof CAPTIONS;
