import { offer } from '@callboard/contract/plans';
import * as z from 'zod';
import type { Holder } from '../../holders/holder.ts';

/** How a holder is written on what we make at Stripe, so that it is known again from there. */
const namesSchema = z.object({
  callboard_offer: offer,
  callboard_holder: z.uuid(),
  callboard_payer: z.uuid().optional(),
});

export function namesOf({ offer, id }: Holder, payerUserId: string): Record<string, string> {
  return { callboard_offer: offer, callboard_holder: id, callboard_payer: payerUserId };
}

/** Nobody for what was made at Stripe by somebody else. */
export function findNamed(metadata: Record<string, string> | null) {
  const { data } = namesSchema.safeParse(metadata ?? {});
  if (data === undefined) return undefined;
  const holder: Holder = { offer: data.callboard_offer, id: data.callboard_holder };
  return { holder, payerUserId: data.callboard_payer ?? null };
}
