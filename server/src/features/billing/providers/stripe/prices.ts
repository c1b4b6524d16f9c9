import { type BillingInterval, CURRENCY, type Offer, PRICES } from '@callboard/contract/plans';
import type { Stripe } from 'stripe';

export const STRIPE_INTERVALS = { monthly: 'month', yearly: 'year' } as const;
const PRODUCTS: Record<Offer, string> = {
  talent: 'Callboard Pro',
  agency: 'Callboard Pro for agencies',
  client: 'Callboard Pro for companies',
};

/**
 * The price of the contract by its name at Stripe; made there when it is missing or costs otherwise. Two who
 * are first at the same moment make two, which cost the same; the name is the later one's.
 */
export async function getPriceId(
  stripe: Stripe,
  offer: Offer,
  interval: BillingInterval,
): Promise<string> {
  const key = `callboard_${offer}_${interval}`;
  const amount = PRICES[offer][interval];
  const currency = CURRENCY.toLowerCase();
  const found = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [known] = found.data;
  if (known?.unit_amount === amount && known.currency === currency) return known.id;
  const made = await stripe.prices.create({
    currency,
    unit_amount: amount,
    recurring: { interval: STRIPE_INTERVALS[interval] },
    lookup_key: key,
    transfer_lookup_key: true,
    product_data: { name: PRODUCTS[offer] },
  });
  return made.id;
}

export function intervalOf({ recurring }: Stripe.Price): BillingInterval {
  return recurring?.interval === 'year' ? 'yearly' : 'monthly';
}
