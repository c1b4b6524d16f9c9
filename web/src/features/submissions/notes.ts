/** What goes with the submissions: the same for all, or something for each talent. */
export type Notes = { isForEach: boolean; all: string; each: Readonly<Record<string, string>> };

export const NO_NOTES: Notes = { isForEach: false, all: '', each: {} };

export function noteFor({ isForEach, all, each }: Notes, talentProfileId: string): string | null {
  const note = (isForEach ? (each[talentProfileId] ?? '') : all).trim();
  return note === '' ? null : note;
}
