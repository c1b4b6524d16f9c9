import * as z from 'zod';
import { empty, endpoint, json } from './endpoint.ts';
import { id } from './fields.ts';
import { COLLABORATOR_RIGHTS } from './production-choices.ts';

const personSchema = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string().nullable(),
  photoUrl: z.string().nullable(),
});
const collaboratorSchema = personSchema.extend({
  rights: z.enum(COLLABORATOR_RIGHTS),
  /** Made the production: keeps all rights. */
  isCreator: z.boolean(),
});
export type Collaborator = z.output<typeof collaboratorSchema>;

const clients = ['client'] as const;
const params = z.object({ id });
const ofProduction = '/api/productions/{id}/collaborators' as const;
const all = <S extends z.ZodType>(item: S) =>
  json(z.object({ items: z.array(item), nextCursor: z.null() }));

export const collaboratorEndpoints = {
  colleagues: endpoint({
    method: 'GET',
    path: '/api/client-profiles/colleagues',
    summary: "The client's colleagues in the same company, by name",
    access: clients,
    response: all(personSchema),
  }),
  collaborators: endpoint({
    method: 'GET',
    path: ofProduction,
    summary: 'Who works on a production, with which rights',
    access: ['client', 'admin'],
    params,
    response: all(collaboratorSchema),
    errors: ['NOT_FOUND'],
  }),
  setCollaborator: endpoint({
    method: 'PUT',
    path: `${ofProduction}/{userId}`,
    summary: 'Let a colleague of the same company work on it, or change what they may do',
    access: clients,
    params: z.object({ id, userId: id }),
    body: z.object({ rights: z.enum(COLLABORATOR_RIGHTS) }),
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'PLAN_LIMIT_REACHED'],
  }),
  removeCollaborator: endpoint({
    method: 'DELETE',
    path: `${ofProduction}/{userId}`,
    summary: 'End a colleague’s work on it; everyone may end their own',
    access: clients,
    params: z.object({ id, userId: id }),
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
