import type { HoldRank } from '@callboard/contract/deal-choices';
import type { Days } from '@callboard/contract/deal-parts';
import type { Actor } from '../../../platform/actor.ts';
import type { Names } from '../telling/tell-both-sides.ts';
import { daysInWords, doerInWords, of, who } from '../telling/words.ts';

type Hold = Days & { rank: HoldRank | null };

const RANKS: Record<HoldRank, string> = {
  first: 'first hold',
  second: 'second hold',
  backup: 'backup hold',
};
const rankOf = ({ rank }: Hold) => (rank === null ? 'hold' : RANKS[rank]);
const daysOf = ({ from, to }: Days) => daysInWords([{ from, to }]);
const said = (note: string | null) => (note === null ? '' : ` They say: ${note}`);

export const newsOfRequest = (days: Days) => (names: Names) => ({
  title: `A hold is asked for: ${names.role}${of(names)}`,
  content: `${names.production} asks ${who(names)} to keep ${daysOf(days)} free.`,
});

export const newsOfGiven = (hold: Hold) => (names: Names) => ({
  title: `${names.talent} gave a ${rankOf(hold)}`,
  content: `${names.role}, ${names.production}: a ${rankOf(hold)} on ${names.talent} for ${daysOf(hold)}.`,
});

export const newsOfOwnGiven = (hold: Hold, doer: Actor) => (names: Names) => ({
  title: `A ${rankOf(hold)} was given for ${names.role}${of(names)}`,
  content: `${doerInWords(doer, names)} keeps ${daysOf(hold)} for ${names.production}.`,
});

/** Who challenges is nobody's business but theirs. */
export const newsOfChallenge = (hold: Hold) => ({
  toTeam: (names: Names) => ({
    title: `Your hold on ${names.talent} is challenged`,
    content: `Somebody else would book ${daysOf(hold)}. Confirm or release your hold for ${names.role}, ${names.production} within 24 hours, or it ends.`,
  }),
  toSide: (names: Names) => ({
    title: `The first hold for ${names.role} is challenged${of(names)}`,
    content: `${names.production} has 24 hours to confirm or release ${daysOf(hold)}.`,
  }),
});

export const newsOfLiftedChallenge = (hold: Hold) => {
  const words = (names: Names) => ({
    title: `The hold for ${names.role} is no longer challenged${of(names)}`,
    content: `${names.production}: nobody else waits for ${daysOf(hold)} any more.`,
  });
  return { toTeam: words, toSide: words };
};

export const newsOfConfirmed = (hold: Hold) => ({
  toTeam: (names: Names) => ({
    title: `The hold on ${names.talent} is confirmed`,
    content: `${names.role}, ${names.production}: ${daysOf(hold)} are taken.`,
  }),
  toSide: (names: Names) => ({
    title: `The hold for ${names.role} is confirmed${of(names)}`,
    content: `${names.production} has confirmed ${daysOf(hold)}.`,
  }),
});

/** What those read who hold the days after it. */
export const newsOfTakenDays = (hold: Hold) => (names: Names) => ({
  title: `${names.talent}’s days are taken`,
  content: `Somebody else has confirmed days of your ${rankOf(hold)} for ${names.role}, ${names.production}: ${daysOf(hold)}.`,
});

export const newsOfRelease = (hold: Hold, note: string | null) => (names: Names) => ({
  title: `${names.talent} does not keep the days`,
  content: `${names.role}, ${names.production}: ${daysOf(hold)} are released.${said(note)}`,
});

export const newsOfOwnRelease = (hold: Hold, doer: Actor) => (names: Names) => ({
  title: `The hold for ${names.role} was released${of(names)}`,
  content: `${doerInWords(doer, names)} released ${daysOf(hold)} to ${names.production}.`,
});

export const newsOfTeamRelease = (hold: Hold, note: string | null) => (names: Names) => ({
  title: `The hold for ${names.role} is released${of(names)}`,
  content: `${names.production} no longer needs ${daysOf(hold)}.${said(note)}`,
});

export const newsOfCancelledRole = (hold: Hold) => (names: Names) => ({
  title: `The hold for ${names.role} is released${of(names)}`,
  content: `${names.production} no longer casts the role: ${daysOf(hold)} are free again.`,
});

export const newsOfExpiry = (hold: Hold) => ({
  toTeam: (names: Names) => ({
    title: `The hold on ${names.talent} has ended`,
    content: `${names.role}, ${names.production}: the time for ${daysOf(hold)} is over.`,
  }),
  toSide: (names: Names) => ({
    title: `The hold for ${names.role} has ended${of(names)}`,
    content: `The time of ${names.production} for ${daysOf(hold)} is over.`,
  }),
});

export const newsOfMovedUp = (hold: Hold) => ({
  toTeam: (names: Names) => ({
    title: `You now have the ${rankOf(hold)} on ${names.talent}`,
    content: `${names.role}, ${names.production}: ${daysOf(hold)}.`,
  }),
  toSide: (names: Names) => ({
    title: `The hold for ${names.role} is now the ${rankOf(hold)}${of(names)}`,
    content: `${names.production} has moved up for ${daysOf(hold)}.`,
  }),
});
