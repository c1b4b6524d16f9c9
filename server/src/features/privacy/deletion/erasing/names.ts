/** What somebody is called and reached by. */
export type Known = {
  firstName: string;
  lastName: string;
  stageName: string | null;
  email: string | null;
  phones: readonly string[];
};

/** Patterns of PostgreSQL's regular expressions. */
export type Patterns = {
  /** In what others read of them: the whole name, never a single word that may mean something else. */
  whole: string;
  /** In what they wrote themselves: also any address or number. */
  own: string;
};

const ANY_ADDRESS = String.raw`[\w.+-]+@[\w-]+(\.[\w-]+)+`;
const ANY_PHONE = String.raw`\+?\d[\d ()./-]{7,}\d`;

export function patternsOf({ firstName, lastName, stageName, email, phones }: Known): Patterns {
  const whole = [`${firstName} ${lastName}`, stageName ?? '', email ?? '', ...phones];
  return {
    whole: oneOf(whole),
    own: `${oneOf(whole)}|${ANY_ADDRESS}|${ANY_PHONE}`,
  };
}

function oneOf(words: readonly string[]): string {
  const meant = words.map((word) => word.trim()).filter((word) => word.length > 1);
  return `(${meant.map(asWord).join('|')})`;
}

/** As it stands, and not as a part of a longer word. */
function asWord(text: string): string {
  const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  const isLetter = (letter: string | undefined) => /[\p{L}\p{N}_]/u.test(letter ?? '');
  return `${isLetter(text[0]) ? String.raw`\m` : ''}${escaped}${isLetter(text.at(-1)) ? String.raw`\M` : ''}`;
}
