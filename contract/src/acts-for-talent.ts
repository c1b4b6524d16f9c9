import * as z from 'zod';
import { endpoint, json } from './endpoint.ts';
import { id, instant, pageQuery } from './fields.ts';

/** All that can be done for a talent; each has words of its own. */
export const ACTS_FOR_TALENT = [
  'talent-profiles.profile-changed',
  'talent-profiles.traits-changed',
  'talent-profiles.info-changed',
  'talent-profiles.availability-changed',
  'talent-profiles.gallery-changed',
  'talent-profiles.portfolio-changed',
  'profile-photos.changed',
  'media.upload-started',
  'media.upload-cancelled',
  'children.added',
  'children.papers-changed',
  'children.hand-over-sent',
  'children.hand-over-taken-back',
  'representation.confirmed',
  'representation.ended',
  'applications.draft-begun',
  'applications.submitted',
  'applications.withdrawn',
  'applications.terms-confirmed',
  'applications.tape-sent',
  'auditions.invitation-accepted',
  'auditions.invitation-declined',
  'auditions.another-time-asked',
  'auditions.takes-sent',
  'background.answered',
  'availability-checks.answered',
  'holds.given',
  'holds.released',
  'offers.accepted',
  'offers.declined',
  'messaging.began',
  'messaging.sent',
  'messaging.edited',
  'messaging.deleted',
  'moderation.appealed',
] as const;

/** What somebody did for a talent: an agent of theirs, or the guardian who keeps the profile. */
const actSchema = z.object({
  id,
  at: instant,
  actor: z.object({
    name: z.string(),
    photoUrl: z.string().nullable(),
    /** The agency through which they work for the talent, while they do. */
    agencyName: z.string().nullable(),
  }),
  /** `<feature>.<what was done>`, in the past tense. */
  act: z.string(),
  /** What it was done to, in words: a role, a section of the profile; nothing: it is gone. */
  subject: z.string().nullable(),
  /** The names of the fields that changed. */
  fields: z.array(z.string()),
  /** Where to look at it. */
  link: z.string().nullable(),
});
export type ActForTalent = z.output<typeof actSchema>;

export const actsForTalentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/talent-profiles/{id}/acts',
    summary: 'What others did for a talent, the newest first; for the talent’s own side',
    access: 'signed-in',
    params: z.object({ id }),
    query: z.object(pageQuery),
    response: json(z.object({ items: z.array(actSchema), nextCursor: z.string().nullable() })),
    errors: ['NOT_FOUND'],
  }),
};
