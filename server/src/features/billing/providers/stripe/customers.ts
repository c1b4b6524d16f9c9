import type { Stripe } from 'stripe';
import type { Holder } from '../../holders/holder.ts';
import type { Payer } from '../provider.ts';
import { namesOf } from './named-holder.ts';

/** How Stripe knows whoever pays for a holder. */
export function customerOf(holder: Holder, { id, email, name }: Payer) {
  return { email, name, metadata: namesOf(holder, id) };
}

/** Nobody: Stripe takes an empty field for none. */
export const UNNAMED = {
  email: '',
  name: '',
  metadata: { callboard_payer: '' },
} satisfies Stripe.CustomerUpdateParams;
