import { afterEach, expect, it } from 'vitest';
import { suspendUser } from '../../moderation/decisions/suspend-user.ts';
import { idOf, ownRow, titlesOf } from '../billing.fixture.ts';
import { subscribe, useStripe } from '../stripe.fixture.ts';
import { stopUnattended } from './stop-unattended.ts';

const world = await useStripe();
const { t, stripe } = world;

afterEach(() => {
  stripe.trouble = 'none';
});

it('a plan that nobody can cancel ends at Stripe, the next hour where Stripe was away', async () => {
  const talent = await t.signIn('talent');
  const ref = await subscribe(world, talent);
  await suspendUser(t.platform, null, idOf(talent), 'spam');
  const row = await ownRow(t, talent);
  t.clock.set(row?.currentPeriodEnd.toISOString() ?? '');
  t.clock.advance({ days: -1 });
  stripe.trouble = 'breaks off';
  await stopUnattended(t.platform);
  expect((await ownRow(t, talent))?.cancelAtPeriodEnd).toBe(false);
  stripe.trouble = 'none';
  await stopUnattended(t.platform);
  expect(stripe.books.get(ref).cancel_at_period_end).toBe(true);
  expect((await ownRow(t, talent))?.cancelAtPeriodEnd).toBe(true);
  expect((await titlesOf(t, talent))[0]).toBe('Pro will not renew');
});
