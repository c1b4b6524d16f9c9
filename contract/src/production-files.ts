import * as z from 'zod';
import { empty, endpoint, json, raw } from './endpoint.ts';
import { id, instant, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { PRODUCTION_FILE_KINDS } from './production-choices.ts';

const productionFileSchema = z.object({
  id,
  kind: z.enum(PRODUCTION_FILE_KINDS),
  /** The role whose sides these are; none: everybody's. */
  roleId: id.nullable(),
  fileName: z.string(),
  bytes: z.number().int(),
  uploadedBy: z.string(),
  createdAt: instant,
});
export type ProductionFile = z.output<typeof productionFileSchema>;

const clients = ['client'] as const;
const params = z.object({ id });
const ofProduction = '/api/productions/{id}' as const;

export const productionFileEndpoints = {
  files: endpoint({
    method: 'GET',
    path: `${ofProduction}/files`,
    summary: "A production's scripts, sides and other papers",
    access: ['client', 'admin'],
    params,
    response: json(z.object({ items: z.array(productionFileSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  addFile: endpoint({
    method: 'POST',
    path: `${ofProduction}/files`,
    summary: 'Add a PDF (multipart: file)',
    access: clients,
    params,
    query: z.object({
      kind: z.enum(PRODUCTION_FILE_KINDS),
      roleId: id.optional(),
      fileName: requiredText(LIMITS.fileNameLength, 'The file needs a name'),
    }),
    files: { fields: ['file'], maxBytes: LIMITS.productionFileBytes },
    response: json(productionFileSchema, 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'NOT_A_DOCUMENT', 'FILE_TOO_LARGE', 'PLAN_LIMIT_REACHED'],
  }),
  removeFile: endpoint({
    method: 'DELETE',
    path: '/api/production-files/{id}',
    summary: 'Remove a file',
    access: clients,
    params,
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  readFile: endpoint({
    method: 'GET',
    path: '/api/production-files/{id}',
    summary:
      'A file, for the team; sides also for those who may see the call. Those of a confidential production bear the reader’s name',
    access: 'signed-in',
    params,
    response: raw('application/pdf'),
    errors: ['NOT_FOUND', 'NDA_NEEDED'],
  }),
  agreeToNda: endpoint({
    method: 'POST',
    path: `${ofProduction}/nda`,
    summary: 'Agree to keep a confidential production confidential',
    access: 'signed-in',
    params,
    response: empty,
    errors: ['NOT_FOUND'],
  }),
};
