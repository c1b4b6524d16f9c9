const NAMED = /([?&#;](?:[\w-]*(?:token|secret|password|signature)|code|key)=)[^&#\s"')]*/gi;

/** Addresses that open something for whoever has them. */
const OPENING =
  /(\/(?:team-invitations|talent-claims|shared\/shortlists|calendar-feeds|data-exports|reset-password|verify-email)\/)[^/?#\s"')]+/gi;

const BEARER = /(\bbearer\s+)[^\s"',)]+/gi;

/** As long as a session's token or longer. */
const LONG = /[\w-]{40,}/g;

/** Links that sign someone in, and the tokens in them, must not end up in a log. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(NAMED, '$1…')
    .replaceAll(OPENING, '$1…')
    .replaceAll(BEARER, '$1…')
    .replaceAll(LONG, (word) => (isRandom(word) ? '…' : word));
}

/** Words have no capitals, small letters and digits all at once. */
function isRandom(word: string): boolean {
  return /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word);
}
