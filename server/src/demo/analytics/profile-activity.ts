import { talentProfileIdOf } from '../people/person-key.ts';
import type { Talent } from '../people/talent.ts';
import { type Random, random } from '../portraits/random.ts';
import { clipIdOf } from '../showcase/clip-id.ts';
import type { Diary, Viewer } from './diary.ts';
import type { Clip, FoundTalent } from './found-talent.ts';
import { about, type Day, someTimeOf } from './rhythm.ts';
import { somePasserBy } from './viewers.ts';

const MINUTE_MS = 60 * 1000;
/** How many look in on a usual day, of somebody with a standing of one. */
const PASSERS_BY = 0.55;
const PLAYS = { video: 0.42, audio: 0.16 };
/** A new reel is talked about for so many days. */
const NEWS_DAYS = 9;
const NEWS = 3;

type Look = { talent: Talent; clips: readonly Clip[]; viewer: Viewer; at: number };

/** Somebody opens a profile, and perhaps plays what is on it. */
export function lookAt(diary: Diary, { talent, clips, viewer, at }: Look, dice: Random): void {
  const common = { talentProfileId: talentProfileIdOf(talent.key), viewer };
  if (!diary.note({ ...common, kind: 'profile_view', subjectId: null, at })) return;
  for (const clip of clips) {
    if (!dice.chance(PLAYS[clip])) continue;
    const subjectId = clipIdOf(talent.key, clip);
    diary.note({ ...common, kind: 'media_play', subjectId, at: at + MINUTE_MS });
  }
}

/** Those who come by without having searched; more while a new reel goes round. */
export function passBy(diary: Diary, days: readonly Day[], found: FoundTalent): void {
  const { talent, clips, standing } = found;
  const dice = random(`passers-by ${talent.key}`);
  const reelDaysAgo = 30 + Math.floor(dice.next() * 260);
  for (const day of days) {
    const since = reelDaysAgo - day.daysAgo;
    const isNews = clips.includes('video') && since >= 0 && since < NEWS_DAYS;
    const many = about(PASSERS_BY * standing * day.pace * (isNews ? NEWS : 1), dice);
    for (let one = 0; one < many; one++) {
      const viewer = somePasserBy(dice, talent.guardian !== undefined);
      lookAt(diary, { talent, clips, viewer, at: someTimeOf(day, dice) }, dice);
    }
  }
}
