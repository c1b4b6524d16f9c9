/** What a casting office types in a day. */
export const SEARCHES: readonly string[] = [
  // Full names, one of them shared by hundreds.
  'Lucía Barranquet',
  'Maria Smith',
  'Siobhán Weatherby',
  'Okonjo Amara',
  // Without their accents.
  'Lucia Barranquet',
  'Gonzalez',
  'Jorgensen',
  // Parts of words.
  'weath',
  'hollings',
  'detect',
  'lightho',
  'barr',
  // Misspelled.
  'Wiegbridge',
  'Okonjo Lile',
  'Gonzalse',
  'Maria Gonzalse',
  'Lindqvits',
  'Sergaent',
  // Names that very many share.
  'Maria',
  'James',
  'Smith',
  // Three letters.
  'mar',
  'ann',
  'art',
  'son',
  // Not there.
  'xylophone',
  'Zqwrtz Vbnm',
  'qqq',
];
