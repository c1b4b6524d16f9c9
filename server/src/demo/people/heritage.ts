import type { HairStyle } from '../portraits/look.ts';
import type { HairColor, SkinTone } from '../portraits/palette.ts';

/** What people of one part of the world often look like. The dice choose within it. */
export type Group = {
  skins: readonly SkinTone[];
  /** Of the list of ethnicities. */
  ethnicityId: string;
  hair?: readonly HairColor[];
  styles?: readonly HairStyle[];
};

const DARK_HAIR = ['black', 'black', 'dark-brown'] as const;
const BROWN_HAIR = ['black', 'dark-brown', 'dark-brown', 'medium-brown'] as const;
const SMOOTH = ['straight', 'straight', 'wavy'] as const;

const northern: Group = {
  skins: ['porcelain', 'fair', 'fair', 'rose'],
  ethnicityId: 'white-or-european',
};
const southern: Group = {
  skins: ['rose', 'beige', 'beige', 'olive'],
  ethnicityId: 'mediterranean',
  hair: BROWN_HAIR,
};
const african: Group = {
  skins: ['umber', 'brown', 'brown', 'espresso'],
  ethnicityId: 'black-african',
};
const southAsian: Group = {
  skins: ['honey', 'tan', 'tan', 'bronze'],
  ethnicityId: 'south-asian',
  hair: DARK_HAIR,
  styles: ['straight', 'wavy', 'wavy'],
};
const eastAsian: Group = {
  skins: ['fair', 'beige', 'beige'],
  ethnicityId: 'east-asian',
  hair: DARK_HAIR,
  styles: SMOOTH,
};
const southEastAsian: Group = {
  ...eastAsian,
  skins: ['beige', 'olive', 'honey'],
  ethnicityId: 'south-east-asian',
};
const middleEastern: Group = {
  skins: ['beige', 'olive', 'honey'],
  ethnicityId: 'middle-eastern',
  hair: BROWN_HAIR,
};

type Roots = { group: Group; language?: string };

/** Where a family comes from: how its people look, and the language it may have kept. */
// biome-ignore format: a table is read in columns
const HERITAGES = {
  british:            { group: northern },
  scottish:           { group: northern },
  welsh:              { group: northern },
  irish:              { group: northern },
  american:           { group: northern },
  german:             { group: northern, language: 'de' },
  dutch:              { group: northern, language: 'nl' },
  nordic:             { group: northern },
  afrikaans:          { group: northern, language: 'af' },
  norwegian:          { group: northern, language: 'no' },
  swedish:            { group: northern, language: 'sv' },
  danish:             { group: northern, language: 'da' },
  finnish:            { group: northern, language: 'fi' },
  polish:             { group: northern, language: 'pl' },
  czech:              { group: northern, language: 'cs' },
  hungarian:          { group: northern, language: 'hu' },
  ukrainian:          { group: northern, language: 'uk' },
  slavic:             { group: northern, language: 'sr' },
  romanian:           { group: southern, language: 'ro' },
  french:             { group: { ...northern, skins: ['fair', 'rose', 'beige'] }, language: 'fr' },
  jewish:             { group: { ...southern, ethnicityId: 'white-or-european' } },
  spanish:            { group: southern, language: 'es' },
  portuguese:         { group: southern, language: 'pt' },
  italian:            { group: southern, language: 'it' },
  greek:              { group: southern, language: 'el' },
  turkish:            { group: middleEastern, language: 'tr' },
  arab:               { group: middleEastern, language: 'ar' },
  persian:            { group: middleEastern, language: 'fa' },
  maghrebi:           { group: { ...middleEastern, ethnicityId: 'north-african' }, language: 'ar' },
  yoruba:             { group: african, language: 'yo' },
  igbo:               { group: african, language: 'ig' },
  hausa:              { group: african, language: 'ha' },
  ghanaian:           { group: african, language: 'tw' },
  senegalese:         { group: african, language: 'wo' },
  'east-african':     { group: african, language: 'sw' },
  somali:             { group: { ...african, skins: ['bronze', 'umber'] }, language: 'so' },
  ethiopian:          { group: { ...african, skins: ['bronze', 'umber'] }, language: 'am' },
  'southern-african': { group: african, language: 'zu' },
  caribbean:          { group: { ...african, skins: ['bronze', 'umber', 'brown'], ethnicityId: 'black-caribbean' } },
  'african-american': { group: { ...african, skins: ['bronze', 'umber', 'brown'], ethnicityId: 'african-american' } },
  hindi:              { group: southAsian, language: 'hi' },
  punjabi:            { group: southAsian, language: 'pa' },
  gujarati:           { group: southAsian, language: 'gu' },
  bengali:            { group: southAsian, language: 'bn' },
  urdu:               { group: southAsian, language: 'ur' },
  tamil:              { group: southAsian, language: 'ta' },
  telugu:             { group: southAsian, language: 'te' },
  malayali:           { group: southAsian, language: 'ml' },
  sinhala:            { group: southAsian, language: 'si' },
  chinese:            { group: eastAsian, language: 'zh' },
  cantonese:          { group: eastAsian, language: 'yue' },
  japanese:           { group: eastAsian, language: 'ja' },
  korean:             { group: eastAsian, language: 'ko' },
  vietnamese:         { group: southEastAsian, language: 'vi' },
  filipino:           { group: southEastAsian, language: 'tl' },
  thai:               { group: southEastAsian, language: 'th' },
  latino:             { group: { skins: ['beige', 'olive', 'honey', 'tan'], ethnicityId: 'latino-or-hispanic', hair: BROWN_HAIR }, language: 'es' },
  brazilian:          { group: { skins: ['olive', 'honey', 'tan', 'bronze'], ethnicityId: 'latino-or-hispanic', hair: DARK_HAIR, styles: ['wavy', 'curly'] }, language: 'pt' },
  indigenous:         { group: { skins: ['honey', 'tan'], ethnicityId: 'indigenous', hair: DARK_HAIR, styles: SMOOTH } },
  pacific:            { group: { skins: ['tan', 'bronze'], ethnicityId: 'pacific-islander', hair: DARK_HAIR, styles: ['wavy', 'curly'] } },
} as const satisfies Record<string, Roots>;

export type Heritage = keyof typeof HERITAGES;

export function groupOf(heritage: Heritage): Group {
  return HERITAGES[heritage].group;
}

/** Languages that the families may have kept. */
export function languagesOf(heritage: readonly Heritage[]): string[] {
  return heritage.flatMap((one) => {
    const roots: Roots = HERITAGES[one];
    return roots.language === undefined ? [] : [roots.language];
  });
}
