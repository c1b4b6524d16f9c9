import type { CallCautionKind } from '@callboard/contract/call-review';
import { findContactData } from './find-contact-data.ts';
import { findFeeWords } from './find-fee-words.ts';
import { findLowPay } from './find-low-pay.ts';
import { findMinors } from './find-minors.ts';
import { findNudityUnpaid } from './find-nudity-unpaid.ts';
import type { CallToRead, Evidence, Noticed } from './reviewed-role.ts';
import { textsOf } from './texts-of.ts';

type Found = Exclude<CallCautionKind, 'seen_before'>;

/** What a call itself gives rise to. Whether it was seen before is asked of the rejected ones. */
export function findCautions(call: Pick<CallToRead, 'role' | 'synopsis'>): Noticed[] {
  const texts = textsOf(call);
  const found: Record<Found, Evidence[]> = {
    pay_below_floor: findLowPay(call.role),
    contact_data: findContactData(texts),
    fee_words: findFeeWords(texts),
    nudity_unpaid: findNudityUnpaid(call),
    minors: findMinors(call.role),
  };
  return (Object.keys(found) as Found[]).flatMap((kind) =>
    found[kind].map((evidence) => ({ kind, ...evidence })),
  );
}
