import type { Weight } from './fonts.ts';

const INK = '#1A1916';
const MUTED = '#67645B';
export const LINE = '#E4E1D8';
export const ACCENT = '#FFC927';

/** Sizes are in points. `leading` is from one line's foot to the next one's. */
export type Style = { weight: Weight; size: number; leading: number; colour: string };

const style = (weight: Weight, size: number, leading: number, colour = INK): Style => ({
  weight,
  size,
  leading,
  colour,
});

export const STYLES = {
  name: style('bold', 27, 31),
  longName: style('bold', 20, 24),
  longestName: style('bold', 14, 18),
  kind: style('semibold', 7.5, 10, MUTED),
  about: style('regular', 9.5, 14, MUTED),
  headline: style('regular', 10.5, 15.5),
  foot: style('regular', 7.5, 10, MUTED),
  brand: style('semibold', 8.5, 10),
} as const;

export const MARGIN = 44;
export const SIDE_WIDTH = 140;
export const COLUMN_GAP = 28;

/** How close the lines of a section stand. */
export type Density = {
  title: Style;
  text: Style;
  strong: Style;
  quiet: Style;
  /** From the top of a title to the top of what stands under it and its line. */
  titleHeight: number;
  rowGap: number;
  groupGap: number;
  sectionGap: number;
  /** How many lines a cell of a table may take. */
  cellLines: number;
};

export const ROOMY: Density = {
  title: style('semibold', 9, 12),
  text: style('regular', 8.5, 12.25),
  strong: style('semibold', 8.5, 12.25),
  quiet: style('regular', 8.5, 12.25, MUTED),
  titleHeight: 23,
  rowGap: 2.75,
  groupGap: 11,
  sectionGap: 17,
  cellLines: 2,
};

/** For a page that has to hold more than it can. */
export const TIGHT: Density = {
  title: style('semibold', 8.5, 11),
  text: style('regular', 8, 10.5),
  strong: style('semibold', 8, 10.5),
  quiet: style('regular', 8, 10.5, MUTED),
  titleHeight: 18.5,
  rowGap: 1.5,
  groupGap: 7,
  sectionGap: 11,
  cellLines: 1,
};

/** From the page's lower edge to where the text has to end. */
export const FOOT_HEIGHT = 62;
/** Portraits are four wide and five high. */
export const PHOTO = { width: SIDE_WIDTH, height: (SIDE_WIDTH * 5) / 4, radius: 8 };
