/** What people write beside an application, when they write anything. */
export const TALENTS_NOTES = [
  'I would love to read for this.',
  'I know this person; I think we went to school together.',
  'Free for all dates, and local.',
  'New showreel on my profile, second scene is the one to watch.',
  'Happy to tape at short notice.',
  'We met at the Corder Street reading last spring.',
  'I have the accent from home and can lose it on request.',
  'Full clean licence, and my own boots.',
  'Back from tour on Monday and ready to go.',
  'Thank you for putting the pay in the listing.',
  'Can I be seen on a morning? Nights at the moment.',
] as const;

export const CREWS_NOTES = [
  'Own kit, insured, no hire needed for the first block.',
  'I have shot two winters on farms and I still like them.',
  'Available from the second block on.',
  'Happy to talk rate if the days are kept honest.',
] as const;

export const AGENTS_NOTES = [
  'Available throughout and keen. Please ask for a tape.',
  'A left-field idea, but do look at the second clip.',
  'Just finished a run, first free window in a year.',
  'As discussed on the phone.',
] as const;

export const GUARDIANS_NOTES = [
  'School is happy to release for the shoot day. Licence takes two weeks.',
  'First time asking for something like this; questions welcome.',
] as const;
