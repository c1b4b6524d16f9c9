import * as z from 'zod';
import { empty, endpoint, json } from './endpoint.ts';
import { id, nullableText, optionalNumber, optionalWebAddress, requiredText } from './fields.ts';
import { LIMITS, MEDIA_PLANS } from './limits.ts';
import { ITEM_VISIBILITIES, MEDIA_KINDS, mediaSchema } from './media.ts';
import { CREDIT_CATEGORIES } from './professional-info.ts';
import { previewQuery } from './profile-preview.ts';
import { TALENT_CALLS } from './talent-calls.ts';

/** A link leads to work that is kept elsewhere. */
export const PORTFOLIO_KINDS = [...MEDIA_KINDS, 'link'] as const;
export type PortfolioKind = (typeof PORTFOLIO_KINDS)[number];

export const portfolioItemFormSchema = z.object({
  title: requiredText(LIMITS.nameLength, 'Title is required'),
  description: nullableText(LIMITS.textLength),
  creditId: id.nullable(),
  year: optionalNumber({ min: 1900, max: 2100, message: 'Please enter a year' }),
  /** A photo that stands for it, where its own picture is not wanted or there is none. */
  coverMediaId: id.nullable(),
  visibility: z.enum(ITEM_VISIBILITIES),
});
export type PortfolioItemForm = z.output<typeof portfolioItemFormSchema>;

const portfolioItemSchema = portfolioItemFormSchema
  .omit({ creditId: true, coverMediaId: true })
  .extend({
    id,
    kind: z.enum(PORTFOLIO_KINDS),
    /** Of a link. */
    url: z.string().nullable(),
    /** Of everything but a link. */
    media: mediaSchema.nullable(),
    cover: mediaSchema.nullable(),
    /** The work it belongs to. */
    credit: z
      .object({
        id,
        category: z.enum(CREDIT_CATEGORIES),
        production: z.string(),
        role: z.string().nullable(),
        year: z.number().int().nullable(),
      })
      .nullable(),
  })
  // Who else sees it is for the talent's own side.
  .partial({ visibility: true });
export type PortfolioItem = z.output<typeof portfolioItemSchema>;

const { path } = TALENT_CALLS.work;
const params = z.object({ id });
const { path: onePath } = TALENT_CALLS.workItem;
const oneParams = z.object({ id, itemId: id });
const editors = ['client', 'talent', 'agent'] as const;

export const portfolioItemEndpoints = {
  list: endpoint({
    ...TALENT_CALLS.work,
    summary: "A talent's work that the viewer may see, in the talent's order",
    access: 'anyone',
    params,
    query: previewQuery,
    // All of them at once: a plan holds no more than a few hundred.
    response: json(z.object({ items: z.array(portfolioItemSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  get: endpoint({
    ...TALENT_CALLS.workItem,
    summary: 'One piece of work, with whose it is; what its public page shows',
    access: 'anyone',
    params: oneParams,
    response: json(
      portfolioItemSchema.extend({
        talent: z.object({
          id,
          name: z.string(),
          headline: z.string().nullable(),
          photoUrl: z.string().nullable(),
        }),
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    method: 'POST',
    path,
    summary: 'Add an uploaded file, or a link to work elsewhere, to the portfolio, at its end',
    access: editors,
    params,
    body: portfolioItemFormSchema
      .partial()
      .required({ title: true })
      .extend({ mediaId: id.nullish(), url: optionalWebAddress }),
    response: json(portfolioItemSchema, 201),
    errors: ['NOT_FOUND', 'MEDIA_NOT_USABLE', 'PLAN_LIMIT_REACHED'],
    idempotent: true,
  }),
  change: endpoint({
    method: 'PATCH',
    path: onePath,
    summary: 'Change what is said about a piece of work',
    access: editors,
    params: oneParams,
    body: portfolioItemFormSchema.partial(),
    response: json(portfolioItemSchema),
    errors: ['NOT_FOUND', 'MEDIA_NOT_USABLE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: onePath,
    summary: 'Remove a piece of work and its files',
    access: editors,
    params: oneParams,
    response: empty,
    errors: ['NOT_FOUND'],
  }),
  order: endpoint({
    method: 'PUT',
    path: `${path}/order`,
    summary: 'Put all work into this order; what is not named follows as it was',
    access: editors,
    params,
    body: z.object({ ids: z.array(id).max(MEDIA_PLANS.pro.portfolioItems) }),
    response: empty,
    errors: ['NOT_FOUND'],
  }),
};
