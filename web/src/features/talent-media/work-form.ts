import { optionalWebAddress } from '@callboard/contract/fields';
import { type PortfolioItem, portfolioItemFormSchema } from '@callboard/contract/portfolio-items';
import * as z from 'zod';

const { year, creditId } = portfolioItemFormSchema.shape;

/** A choice of a list cannot be empty. */
export const NO_CREDIT = 'none';

/** As it is typed. */
const typedSchema = portfolioItemFormSchema.extend({
  year: z
    .string()
    .transform((text) => (text.trim() === '' ? null : Number(text)))
    .pipe(year),
  creditId: z
    .string()
    .transform((chosen) => (chosen === NO_CREDIT ? null : chosen))
    .pipe(creditId),
});

export const fileFormSchema = typedSchema.extend({ url: z.string() });

export const linkFormSchema = typedSchema.extend({
  url: z
    .string()
    .trim()
    .min(1, 'Please paste a link')
    .transform(withScheme)
    .refine((address) => optionalWebAddress.safeParse(address).success, 'Please enter a valid URL'),
});

export type WorkInput = z.input<typeof fileFormSchema>;
export type WorkForm = z.output<typeof fileFormSchema>;

/** People copy "vimeo.com/123". */
function withScheme(address: string): string {
  return /^[a-z]+:/i.test(address) ? address : `https://${address}`;
}

export function newWork(title: string): WorkInput {
  return {
    title,
    description: '',
    creditId: NO_CREDIT,
    year: '',
    coverMediaId: null,
    visibility: 'public',
    url: '',
  };
}

export function workFormOf(item: PortfolioItem): WorkInput {
  const { title, description, credit, year: shownYear, cover, visibility = 'public', url } = item;
  return {
    title,
    description: description ?? '',
    creditId: credit?.id ?? NO_CREDIT,
    year: shownYear === null ? '' : String(shownYear),
    coverMediaId: cover?.id ?? null,
    visibility,
    url: url ?? '',
  };
}
