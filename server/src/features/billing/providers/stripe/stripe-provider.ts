import type { Stripe } from 'stripe';
import type { Platform } from '../../../../platform/platform.ts';
import { planPageOf } from '../../holders/holder.ts';
import type { Provider } from '../provider.ts';
import { ask, askFor } from './asking.ts';
import { beginCheckout } from './begin-checkout.ts';
import { cancelAtPeriodEnd, changeAtPeriodEnd, changeNow, goOn } from './changes.ts';
import { customerOf, UNNAMED } from './customers.ts';
import { findNamed } from './named-holder.ts';
import { stripeOf } from './open-stripe.ts';
import { EXPANDED, idOf, toldOf } from './told-of.ts';

/** Stripe by its own library: its checkout, its customer portal, its schedules. */
export function stripeProvider(platform: Platform, client?: Promise<Stripe>): Provider {
  const stripe = () => client ?? stripeOf(platform);
  const act = (work: (stripe: Stripe) => Promise<unknown>) =>
    ask(platform, async () => void (await work(await stripe())));
  return {
    name: 'stripe',
    getCustomer: async ({ holder, payer, customerRef }) => {
      const { customers } = await stripe();
      const customer = customerOf(holder, payer);
      const known =
        customerRef && (await askFor(platform, () => customers.update(customerRef, customer)));
      return (known || (await ask(platform, () => customers.create(customer)))).id;
    },
    checkOut: (order) =>
      ask(platform, async () => beginCheckout(await stripe(), platform.publicUrl, order)),
    findBought: async (reference) => {
      const session = await askFor(platform, async () =>
        (await stripe()).checkout.sessions.retrieve(reference),
      );
      const named = session && findNamed(session.metadata);
      if (named === undefined) return undefined;
      const bought = session?.status === 'complete' ? session.subscription : null;
      return { holder: named.holder, subscriptionRef: bought === null ? undefined : idOf(bought) };
    },
    find: async (subscriptionRef) => {
      const found = await askFor(platform, async () =>
        (await stripe()).subscriptions.retrieve(subscriptionRef, { expand: EXPANDED }),
      );
      return found && toldOf(found);
    },
    changeNow: (ref, interval) => act((client) => changeNow(client, ref, interval)),
    changeAtPeriodEnd: (ref, interval) => act((client) => changeAtPeriodEnd(client, ref, interval)),
    cancelAtPeriodEnd: (ref) => act((client) => cancelAtPeriodEnd(client, ref)),
    goOn: (ref) => act((client) => goOn(client, ref)),
    end: async (ref, { isRestCredited: isCredited }) => {
      const cancelling = { prorate: isCredited, invoice_now: isCredited };
      await askFor(platform, async () => (await stripe()).subscriptions.cancel(ref, cancelling));
    },
    forgetCustomer: async (customerRef) => {
      await askFor(platform, async () => (await stripe()).customers.del(customerRef));
    },
    unnameCustomer: async (customerRef) => {
      await askFor(platform, async () => (await stripe()).customers.update(customerRef, UNNAMED));
    },
    openPortal: ({ holder, customerRef }) =>
      ask(platform, async () => {
        const return_url = platform.publicUrl + planPageOf(holder);
        const portal = (await stripe()).billingPortal.sessions;
        return (await portal.create({ customer: customerRef, return_url })).url;
      }),
  };
}
