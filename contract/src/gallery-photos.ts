import * as z from 'zod';
import { empty, endpoint, json } from './endpoint.ts';
import { day, id, nullableText, several } from './fields.ts';
import { LIMITS, MEDIA_PLANS } from './limits.ts';
import { ITEM_VISIBILITIES, mediaSchema } from './media.ts';
import { previewQuery } from './profile-preview.ts';
import { TALENT_CALLS } from './talent-calls.ts';

export const PHOTO_TAGS = ['headshot', 'full_length', 'character', 'current_look'] as const;

export const galleryPhotoFormSchema = z.object({
  caption: nullableText(LIMITS.lineLength),
  takenOn: day('Please choose a day').nullable(),
  tags: several(PHOTO_TAGS),
  visibility: z.enum(ITEM_VISIBILITIES),
});
export type GalleryPhotoForm = z.output<typeof galleryPhotoFormSchema>;

const galleryPhotoSchema = galleryPhotoFormSchema
  .extend({
    id,
    media: mediaSchema,
    /** The talent's profile photo was cut from it. */
    isProfilePhoto: z.boolean(),
  })
  // Who else sees it is for the talent's own side.
  .partial({ visibility: true });
export type GalleryPhoto = z.output<typeof galleryPhotoSchema>;

const { path } = TALENT_CALLS.photos;
const params = z.object({ id });
const onePath = `${path}/{photoId}` as const;
const oneParams = z.object({ id, photoId: id });
const editors = ['client', 'talent', 'agent'] as const;

export const galleryPhotoEndpoints = {
  list: endpoint({
    ...TALENT_CALLS.photos,
    summary: "A talent's photos that the viewer may see, in the talent's order",
    access: 'anyone',
    params,
    query: previewQuery,
    // All of them at once: a plan holds no more than a few hundred.
    response: json(z.object({ items: z.array(galleryPhotoSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    method: 'POST',
    path,
    summary: 'Put an uploaded photo into the gallery, at its end',
    access: editors,
    params,
    body: galleryPhotoFormSchema.partial().extend({ mediaId: id }),
    response: json(galleryPhotoSchema, 201),
    errors: ['NOT_FOUND', 'MEDIA_NOT_USABLE', 'PLAN_LIMIT_REACHED'],
    idempotent: true,
  }),
  change: endpoint({
    method: 'PATCH',
    path: onePath,
    summary:
      'Change what is said about a photo, or make it the profile photo; the square is cut from it',
    access: editors,
    params: oneParams,
    body: galleryPhotoFormSchema.partial().extend({ isProfilePhoto: z.literal(true).optional() }),
    response: json(galleryPhotoSchema),
    errors: ['NOT_FOUND', 'MEDIA_NOT_USABLE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: onePath,
    summary: 'Remove a photo and its files',
    access: editors,
    params: oneParams,
    response: empty,
    errors: ['NOT_FOUND'],
  }),
  order: endpoint({
    method: 'PUT',
    path: `${path}/order`,
    summary: 'Put all photos into this order; those that are not named follow as they were',
    access: editors,
    params,
    body: z.object({ ids: z.array(id).max(MEDIA_PLANS.pro.galleryPhotos) }),
    response: empty,
    errors: ['NOT_FOUND'],
  }),
};
