import { subscriptions } from '../../src/features/billing/tables.ts';
import { newId } from '../../src/platform/ids.ts';
import type { Given } from './maker.ts';
import { News } from './news.ts';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** What talents, agencies and companies pay for. */
export class Plans extends News {
  /** A live one of whoever is given, a talent, a portfolio or a company: they are on Pro. */
  async subscription(given: Given<typeof subscriptions> = {}): Promise<string> {
    const id = given.id ?? newId();
    const holder = await this.#holderOf(given);
    await this.platform.db.insert(subscriptions).values({
      id,
      ...holder,
      provider: 'try_out',
      customerRef: newId(),
      subscriptionRef: newId(),
      status: 'active',
      interval: 'monthly',
      currentPeriodEnd: new Date(this.platform.clock.now().getTime() + MONTH_MS),
      cancelAtPeriodEnd: false,
      isPro: true,
      ...this.stamps(),
      ...given,
    });
    return id;
  }

  async #holderOf({ userId, portfolioId, companyId }: Given<typeof subscriptions>) {
    if (portfolioId) return { portfolioId, offer: 'agency' as const };
    if (companyId) return { companyId, offer: 'client' as const };
    const talent = userId ?? (await this.user({ role: 'talent' })).id;
    return { userId: talent, payerUserId: talent, offer: 'talent' as const };
  }
}
