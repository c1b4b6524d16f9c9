import type { Stripe } from 'stripe';
import { planPageOf } from '../../holders/holder.ts';
import type { Order } from '../provider.ts';
import { namesOf } from './named-holder.ts';
import { getPriceId } from './prices.ts';

/** Opens a page of Stripe's on which the order is paid, and tells its address. */
export async function beginCheckout(
  stripe: Stripe,
  publicUrl: string,
  { holder, interval, payer, customerRef }: Order,
): Promise<string> {
  const price = await getPriceId(stripe, holder.offer, interval);
  const names = namesOf(holder, payer.id);
  const page = publicUrl + planPageOf(holder);
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customerRef,
    client_reference_id: holder.id,
    line_items: [{ price, quantity: 1 }],
    metadata: names,
    subscription_data: { metadata: names },
    // Stripe writes the session's name into the braces, so they must not be encoded.
    success_url: `${page}${page.includes('?') ? '&' : '?'}checkout={CHECKOUT_SESSION_ID}`,
    cancel_url: page,
  });
  if (session.url === null) throw new Error('a checkout without a page');
  return session.url;
}
