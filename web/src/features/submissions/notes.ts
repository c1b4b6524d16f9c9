/**
 * What goes with the submissions: the same for all, or something for each talent, which begins as
 * what was written for all.
 */
export type Notes = { isForEach: boolean; all: string; each: Readonly<Record<string, string>> };

export const NO_NOTES: Notes = { isForEach: false, all: '', each: {} };

export function typedFor({ isForEach, all, each }: Notes, talentProfileId: string): string {
  return isForEach ? (each[talentProfileId] ?? all) : all;
}

export function noteFor(notes: Notes, talentProfileId: string): string | null {
  const note = typedFor(notes, talentProfileId).trim();
  return note === '' ? null : note;
}
