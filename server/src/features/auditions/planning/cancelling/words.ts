import { whatIs, whenAndWhere } from '../../sending/words.ts';
import type { ToldFacts } from '../../tables.ts';

type CalledOff = {
  role: string;
  production: string;
  startsAt: Date;
  room: string | null;
  isToBeChosen: boolean;
  told: ToldFacts | null;
};

/** What the talent reads, and by the talent's name whoever else is of their side. */
export function calledOffWords(off: CalledOff, why: string | null, talentName: string | undefined) {
  const whose = talentName === undefined ? 'Your' : `${talentName}’s`;
  const what = off.told === null ? 'audition' : whatIs(off.told);
  const meaning = off.told === null ? 'it does not take place' : meaningOf(off, off.told);
  return {
    title: `${whose} ${what} for ${off.role} was called off`,
    content: [`${off.production}: ${meaning}.`, why].filter((part) => part !== null).join(' '),
  };
}

function meaningOf(off: CalledOff, told: ToldFacts): string {
  if (told.kind === 'self_tape') return 'no tape is needed any more';
  if (off.isToBeChosen) return 'no time needs to be chosen any more';
  return `it was to be ${whenAndWhere(told, off)}`;
}
