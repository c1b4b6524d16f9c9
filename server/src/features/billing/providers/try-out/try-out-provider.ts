import { AppError } from '../../../../platform/app-error.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { columnsOf, holderOf, planPageOf } from '../../holders/holder.ts';
import type { Provider } from '../provider.ts';
import { periodAfter } from './period.ts';
import { findInBooks, insertOrder, updateBooks } from './queries.ts';
import { toldOf } from './told-of.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * The embedded provider, for where no real one is configured: it keeps its own books, renews and declines
 * as one would, and no money moves.
 */
export function tryOutProvider(platform: Platform): Provider {
  const { db, clock } = platform;
  const change = (id: string, changes: Omit<Parameters<typeof updateBooks>[2], 'updatedAt'>) =>
    updateBooks(db, id, { ...changes, updatedAt: clock.now() });
  return {
    name: 'try_out',
    getCustomer: async ({ holder }) => holder.id,
    checkOut: async ({ holder, interval, payer }) => {
      const id = newId();
      const now = clock.now();
      await insertOrder(db, {
        id,
        offer: holder.offer,
        ...columnsOf(holder),
        payerUserId: payer.id,
        interval,
        cancelAtPeriodEnd: false,
        cardWorks: true,
        createdAt: now,
        updatedAt: now,
      });
      return `/billing/try-out/${id}`;
    },
    findBought: async (reference) => {
      const row = UUID.test(reference) ? await findInBooks(db, reference) : undefined;
      if (row === undefined) return undefined;
      return { holder: holderOf(row), subscriptionRef: row.paidAt === null ? undefined : row.id };
    },
    find: async (ref) => {
      const row = await findInBooks(db, ref);
      return row && toldOf(row);
    },
    changeNow: async (ref, interval) => {
      const row = await findInBooks(db, ref);
      if (!row?.cardWorks) throw new AppError('CARD_DECLINED');
      await change(ref, {
        interval,
        nextInterval: null,
        cancelAtPeriodEnd: false,
        pastDueSince: null,
        currentPeriodEnd: periodAfter(clock.now(), interval),
      });
    },
    changeAtPeriodEnd: (ref, nextInterval) =>
      change(ref, { nextInterval, cancelAtPeriodEnd: false }),
    cancelAtPeriodEnd: (ref) => change(ref, { nextInterval: null, cancelAtPeriodEnd: true }),
    goOn: (ref) => change(ref, { nextInterval: null, cancelAtPeriodEnd: false }),
    end: (ref) => change(ref, { endedAt: clock.now() }),
    forgetCustomer: async () => undefined,
    unnameCustomer: async () => undefined,
    openPortal: async ({ holder }) => planPageOf(holder),
  };
}
