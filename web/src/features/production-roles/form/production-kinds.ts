/** What a role of some kinds of production is asked besides, by the ids of production types. */
const COMMERCIAL = ['commercial', 'branded-content', 'corporate', 'print', 'fashion'];
const STAGE = [
  'play',
  'musical',
  'opera',
  'dance',
  'live-event',
  'theme-park',
  'cruise',
  'immersive',
];

export const isCommercial = (typeId: string | null) => COMMERCIAL.includes(typeId ?? '');
export const isStage = (typeId: string | null) => STAGE.includes(typeId ?? '');
