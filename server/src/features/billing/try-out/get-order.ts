import type { TryOutOrder } from '@callboard/contract/billing';
import { CURRENCY, PRICES } from '@callboard/contract/plans';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireOrder } from './require-order.ts';

export async function getOrder(platform: Platform, actor: Actor, id: string): Promise<TryOutOrder> {
  const { order, standing } = await requireOrder(platform, actor, id);
  const { offer, interval } = order;
  return {
    id,
    offer,
    interval,
    holder: standing.name,
    portfolioId: order.portfolioId,
    price: PRICES[offer][interval],
    currency: CURRENCY,
    isPaid: order.paidAt !== null,
  };
}
