export type Person = {
  profileName?: string | null | undefined;
  userName?: string | null | undefined;
  email?: string | null | undefined;
};

/** From the profile's name, then the user's, then the address's first two letters; else nothing. */
export function initialsOf({ profileName, userName, email }: Person): string | undefined {
  const name = filled(profileName) ?? filled(userName);
  if (name !== undefined) return initialsOfName(name);
  const letters = filled(email)?.match(/\p{L}/gu)?.slice(0, 2).join('');
  return letters?.toLocaleUpperCase();
}

/** The first letters of the first and the last word. */
function initialsOfName(name: string): string {
  const words = name.split(/\s+/);
  const ends = words.length === 1 ? words : [words[0], words.at(-1)];
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

function filled(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}
