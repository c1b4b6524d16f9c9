import * as z from 'zod';
import { AUDITION_KINDS, AUDITION_ROUNDS } from './audition-choices.ts';
import { asksForNudity, NUDITY_REFUSED } from './audition-content.ts';
import {
  id,
  instant,
  nullableText,
  optionalNumber,
  optionalWebAddress,
  requiredText,
  timeZone,
} from './fields.ts';
import { LIMITS } from './limits.ts';
import { TAPE_FRAMES } from './production-choices.ts';

const decent = (length: number) =>
  nullableText(length).refine((text) => text === null || !asksForNudity(text), NUDITY_REFUSED);

/** What is asked of a tape. Without scenes it is one piece. */
export const tapeWishSchema = z.object({
  scenes: z
    .array(
      requiredText(LIMITS.headlineLength, 'Please name the scene').refine(
        (scene) => !asksForNudity(scene),
        NUDITY_REFUSED,
      ),
    )
    .max(LIMITS.tapeScenes, `Please keep it to ${LIMITS.tapeScenes} scenes`),
  /** Name, height, agent, hands: said to the camera before the scene. */
  wantsSlate: z.boolean(),
  frame: z.enum(TAPE_FRAMES).nullable(),
  maxMinutes: optionalNumber({ min: 1, max: 30 }),
});
export type TapeWish = z.output<typeof tapeWishSchema>;

/** What a session is, apart from its times and the people. */
export const factsSchema = z.object({
  round: z.enum(AUDITION_ROUNDS),
  kind: z.enum(AUDITION_KINDS),
  place: decent(LIMITS.lineLength),
  /** Where a live video audition is joined. */
  link: optionalWebAddress,
  timeZone,
  instructions: decent(LIMITS.textLength),
  /** Files of the production that those who are invited may read. */
  sidesFileIds: z.array(id).max(LIMITS.auditionSides),
  /** How many pages are to be prepared. */
  pages: optionalNumber({ min: 1, max: 500 }),
  isMemorised: z.boolean(),
  /** People choose among the free slots instead of being given one. */
  isOpenBooking: z.boolean(),
  /** Of a self-tape, which has no slots. */
  dueAt: instant.nullable(),
  tape: tapeWishSchema.nullable(),
});
export type AuditionFacts = z.output<typeof factsSchema>;

export const roleIds = z
  .array(id)
  .min(1, 'Please choose a role')
  .max(LIMITS.auditionRoles)
  .overwrite((ids) => [...new Set(ids)]);

const span = z
  .object({ from: instant, to: instant })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'It has to end after it begins' });

/** From which slots are made: each window, around the breaks, in each room. */
export const scheduleSchema = z.object({
  windows: z.array(span).min(1, 'Please say from when to when').max(LIMITS.auditionWindows),
  breaks: z.array(span).max(LIMITS.auditionWindows),
  minutes: z
    .int('Please enter the minutes')
    .min(2, 'At least 2 minutes')
    .max(8 * 60),
  rooms: z
    .array(requiredText(LIMITS.slugLength, 'Please name the room'))
    .min(1, 'At least one room')
    .max(LIMITS.auditionRooms)
    .refine((rooms) => new Set(rooms).size === rooms.length, 'Each room needs its own name'),
  /** How many are seen together. */
  capacity: z.int().min(1).max(LIMITS.slotCapacity),
});
export type ScheduleForm = z.output<typeof scheduleSchema>;
