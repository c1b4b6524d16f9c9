import * as z from 'zod';
import { endpoint, json, raw } from './endpoint.ts';
import { id } from './fields.ts';
import { LIMITS } from './limits.ts';
import { MEDIA_FILE_PATH, MEDIA_VARIANTS } from './media-address.ts';

export const MEDIA_KINDS = ['photo', 'video', 'audio', 'document'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];
export const MEDIA_STATUSES = ['uploading', 'processing', 'ready', 'refused'] as const;

/** Who sees one thing of a profile that they see: all, clients and agents, the talent's own side. */
export const ITEM_VISIBILITIES = ['public', 'professionals', 'private'] as const;

export const mediaSchema = z.object({
  id,
  kind: z.enum(MEDIA_KINDS),
  status: z.enum(MEDIA_STATUSES),
  /** Why it was refused, in words for the person who sent it. */
  problem: z.string().nullable(),
  /** As its sender called it: for the own side, and for whoever may read a document. */
  fileName: z.string().nullable(),
  bytes: z.number().int(),
  /** What the file itself is, once it was looked at. Of a photo only pictures are kept. */
  contentType: z.string().nullable(),
  /** Of its picture. Without these there is none: a sound, or a video nobody took a still from. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** A few blurred pixels as a data URL, to be seen while the picture is on its way. */
  placeholder: z.string().nullable(),
  durationMs: z.number().int().nullable(),
});
export type Media = z.infer<typeof mediaSchema>;

/**
 * What comes with a new upload, in the header `Upload-Metadata`. It is for a profile, sent by the
 * talent's own side, or for a message in a conversation.
 */
export const uploadMetadataSchema = z
  .object({
    talentProfileId: id.optional(),
    conversationId: id.optional(),
    kind: z.enum(MEDIA_KINDS, 'Please choose what this is'),
    filename: z
      .string()
      .trim()
      .min(1, 'The file needs a name')
      .max(LIMITS.fileNameLength, 'This file name is too long'),
  })
  .refine((said) => (said.talentProfileId === undefined) !== (said.conversationId === undefined), {
    path: ['talentProfileId'],
    message: 'Please name a profile or a conversation',
  });

const UPLOAD = {
  path: '/api/media-uploads/{id}',
  access: 'signed-in',
  params: z.object({ id }),
  response: raw('text/plain'),
  errors: ['NOT_FOUND', 'UNKNOWN_TUS_VERSION'],
} as const;

/** Uploads speak the tus protocol 1.0.0 with its extensions creation and termination. */
export const mediaEndpoints = {
  startUpload: endpoint({
    ...UPLOAD,
    method: 'POST',
    path: '/api/media-uploads',
    summary:
      'Begin a resumable upload (tus) for a talent profile or a message; Upload-Metadata: talentProfileId or conversationId, kind, filename',
    params: undefined,
    errors: [...UPLOAD.errors, 'INVALID_INPUT', 'FILE_TOO_LARGE', 'PLAN_LIMIT_REACHED'],
    limit: { points: 600, seconds: 60 * 60, per: 'user' },
  }),
  uploadProgress: endpoint({ ...UPLOAD, method: 'HEAD', summary: 'How much of it has arrived' }),
  continueUpload: endpoint({
    ...UPLOAD,
    method: 'PATCH',
    summary: 'Send the next part of it; what arrived of a part that broke off is kept',
    errors: [...UPLOAD.errors, 'CONFLICT', 'FILE_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  }),
  cancelUpload: endpoint({
    ...UPLOAD,
    method: 'DELETE',
    summary: 'Forget what has arrived, unless something shows it already',
    errors: [...UPLOAD.errors, 'CONFLICT'],
  }),
  refused: endpoint({
    method: 'GET',
    path: '/api/media-uploads',
    summary: 'Files of a talent profile that were refused and why, newest first, for a day',
    access: ['client', 'talent', 'agent'],
    query: z.object({ talentProfileId: id }),
    // The newest are enough: after a day they are forgotten.
    response: json(z.object({ items: z.array(mediaSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/media/{id}',
    summary: "An uploaded file and how far it has come, for the talent's own side and admins",
    access: 'signed-in',
    params: z.object({ id }),
    response: json(mediaSchema),
    errors: ['NOT_FOUND'],
  }),
  file: endpoint({
    method: 'GET',
    path: MEDIA_FILE_PATH,
    summary: 'A picture or a file, in ranges where asked, for those who may see what shows it',
    access: 'anyone',
    params: z.object({ id, variant: z.enum(MEDIA_VARIANTS) }),
    response: raw('application/octet-stream'),
    errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
  }),
};
