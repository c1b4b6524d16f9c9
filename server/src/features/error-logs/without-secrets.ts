// An address may stand in another one: `/login?next=%2Fteam-invitations%2F…`.
const NAMED =
  /((?:[?&#;]|%3F|%26|%23)(?:[\w-]*(?:token|secret|password|signature)|code|key)(?:=|%3D))[^&#\s"')]*/gi;

/** Addresses that open something for whoever has them. */
const OPENING =
  /((?:\/|%2F)(?:team-invitations|talent-claims|shared(?:\/|%2F)shortlists|calendar-feeds|data-exports|reset-password|verify-email)(?:\/|%2F))[^/?#&\s"')]+/gi;

/** `https://name:password@host` */
const SIGNED_IN = /(:\/\/)[^/?#\s"'@]+@/g;

const BEARER = /(\bbearer\s+)[^\s"',)]+/gi;

/** As long as a session's token or longer. */
const LONG = /[\w-]{40,}/g;

/** Links that sign someone in, and the tokens in them, must not end up in a log. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(NAMED, '$1…')
    .replaceAll(OPENING, '$1…')
    .replaceAll(SIGNED_IN, '$1…@')
    .replaceAll(BEARER, '$1…')
    .replaceAll(LONG, (word) => (isRandom(word) ? '…' : word));
}

/** Words have no capitals, small letters and digits all at once. */
function isRandom(word: string): boolean {
  return /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word);
}
