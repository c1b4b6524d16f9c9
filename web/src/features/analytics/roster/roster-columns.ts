/** What is compared of each talent; how many were booked is told without. */
export const COMPARED_COLUMNS = [
  ['profileViews', 'Profile views'],
  ['searchAppearances', 'Appearances'],
  ['mediaPlays', 'Plays'],
  ['applied', 'Applications'],
] as const;
