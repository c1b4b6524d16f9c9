import * as z from 'zod';
import { empty, endpoint, json, raw } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { givenPassword } from './password.ts';

export const DATA_EXPORT_STATUSES = ['preparing', 'ready', 'failed'] as const;

const dataExportSchema = z.object({
  id,
  status: z.enum(DATA_EXPORT_STATUSES),
  bytes: z.number().int().nullable(),
  createdAt: instant,
  readyAt: instant.nullable(),
  expiresAt: instant.nullable(),
});
export type DataExport = z.output<typeof dataExportSchema>;

const deletionSchema = z.object({ askedAt: instant, dueAt: instant });

/** What stands in the way of deleting an account, and whom it takes along. */
const deletionOutlookSchema = z.object({
  deletion: deletionSchema.nullable(),
  /** Portfolios with others in them that one owns: to be handed over first. */
  portfolios: z.array(z.object({ id, name: z.string() })),
  /** Children whose profiles go along. */
  children: z.array(z.object({ id, name: z.string() })),
});
export type DeletionOutlook = z.output<typeof deletionOutlookSchema>;

export const privacyEndpoints = {
  exports: endpoint({
    method: 'GET',
    path: '/api/account/data-exports',
    summary: 'The copies of all own data that were asked for, newest first',
    access: 'signed-in',
    response: json(z.object({ items: z.array(dataExportSchema), nextCursor: z.null() })),
  }),
  askForExport: endpoint({
    method: 'POST',
    path: '/api/account/data-exports',
    summary: 'Have all own data gathered as a zip; a link comes by mail',
    access: 'signed-in',
    body: z.object({ password: givenPassword }),
    response: json(dataExportSchema, 202),
    errors: ['WRONG_PASSWORD', 'EXPORT_UNDER_WAY', 'TOO_MANY_REQUESTS'],
    limit: { points: 5, seconds: 24 * 60 * 60, per: 'user' },
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/api/account/data-exports/{id}/file',
    summary: 'The zip, for whoever it is about',
    access: 'signed-in',
    params: z.object({ id }),
    response: raw('application/zip'),
    errors: ['NOT_FOUND'],
  }),
  downloadByLink: endpoint({
    method: 'GET',
    path: '/api/data-exports/{token}',
    summary: 'The zip, by the link that was mailed, until it expires',
    access: 'public',
    params: z.object({ token: z.string().min(1).max(200) }),
    response: raw('application/zip'),
    errors: ['NOT_FOUND'],
    limit: { points: 30, seconds: 60, per: 'address' },
  }),
  deletionOutlook: endpoint({
    method: 'GET',
    path: '/api/account/deletion',
    summary: 'Whether the account is to be deleted, and what that would take along',
    access: 'signed-in',
    response: json(deletionOutlookSchema),
  }),
  askForDeletion: endpoint({
    method: 'POST',
    path: '/api/account/deletion',
    summary: 'Delete the account after the days of grace; its profile is hidden at once',
    access: ['client', 'talent', 'agent'],
    body: z.object({ password: givenPassword }),
    response: json(deletionSchema, 201),
    errors: ['WRONG_PASSWORD', 'HAND_OVER_FIRST', 'CONFLICT', 'TOO_MANY_REQUESTS'],
    limit: { points: 20, seconds: 60 * 60, per: 'user' },
  }),
  keepAccount: endpoint({
    method: 'POST',
    path: '/api/account/deletion/cancel',
    summary: 'Keep the account after all',
    access: 'signed-in',
    response: empty,
    errors: ['NOT_FOUND'],
  }),
};
