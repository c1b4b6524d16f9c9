import * as z from 'zod';
import { empty, endpoint, json } from './endpoint.ts';
import { id, instant, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';

/** When one hears of talents who newly match. */
export const ALERTS = ['none', 'at_once', 'daily'] as const;
export type Alert = (typeof ALERTS)[number];

const formSchema = z.object({
  name: requiredText(LIMITS.personNameLength, 'Please give it a name'),
  /** What the address of the search holds after its `?`. */
  search: z.string().max(LIMITS.savedSearchLength),
  alert: z.enum(ALERTS),
});
export const savedSearchFormSchema = formSchema;
export type SavedSearchForm = z.output<typeof formSchema>;

const savedSearchSchema = formSchema.extend({
  id,
  createdAt: instant,
  /** Who matched for the first time since it was last opened. */
  newCount: z.number().int(),
});
export type SavedSearch = z.output<typeof savedSearchSchema>;

const params = z.object({ id });
const everyone = ['client', 'talent', 'agent', 'admin'] as const;
const onePath = '/api/saved-searches/{id}' as const;

export const savedSearchEndpoints = {
  savedSearches: endpoint({
    method: 'GET',
    path: '/api/saved-searches',
    summary: "One's saved searches",
    access: everyone,
    response: json(z.object({ items: z.array(savedSearchSchema) })),
  }),
  saveSearch: endpoint({
    method: 'POST',
    path: '/api/saved-searches',
    summary: 'Keep a search under a name',
    access: everyone,
    body: formSchema,
    response: json(savedSearchSchema, 201),
    errors: ['LIST_FULL'],
    idempotent: true,
  }),
  changeSavedSearch: endpoint({
    method: 'PATCH',
    path: onePath,
    summary: 'Rename a saved search, change what it looks for or when one hears of it',
    access: everyone,
    params,
    body: formSchema.partial(),
    response: json(savedSearchSchema),
    errors: ['NOT_FOUND'],
  }),
  openSavedSearch: endpoint({
    method: 'POST',
    path: `${onePath}/opened`,
    summary: 'What newly matched was looked at',
    access: everyone,
    params,
    response: empty,
    errors: ['NOT_FOUND'],
  }),
  forgetSavedSearch: endpoint({
    method: 'DELETE',
    path: onePath,
    summary: 'Forget a saved search',
    access: everyone,
    params,
    response: empty,
    errors: ['NOT_FOUND'],
  }),
};
