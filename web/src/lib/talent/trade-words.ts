/** What the same thing is called on either side of the Atlantic, by the viewer's country. */
const US_WORDS = {
  playingAge: 'Age range',
  resume: 'résumé',
  callback: 'Callback',
  hold: 'hold',
  background: 'Background',
};
const UK_WORDS = {
  playingAge: 'Playing age',
  resume: 'CV',
  callback: 'Recall',
  hold: 'pencil',
  background: 'Supporting artists',
};

export function tradeWords(countryId: string | null | undefined) {
  return countryId === 'us' ? US_WORDS : UK_WORDS;
}
