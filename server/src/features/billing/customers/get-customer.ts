import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Holder } from '../holders/holder.ts';
import { isThere } from '../holders/queries.ts';
import type { Payer, Provider } from '../providers/provider.ts';
import { lockHolder } from '../queries.ts';
import { type CustomerRow, findCustomerOf, writeCustomer } from './queries.ts';

/**
 * The one customer of a holder, whoever of a team buys, written down before anything is bought: so what is
 * paid twice by mistake can be credited, and whoever goes is forgotten also where they never paid.
 */
export async function getCustomer(
  platform: Platform,
  provider: Provider,
  holder: Holder,
  payer: Payer,
): Promise<string> {
  const known = await findCustomerOf(platform.db, provider.name, holder);
  const customerRef = await provider.getCustomer({
    holder,
    payer,
    customerRef: known?.customerRef,
  });
  const customer = { provider: provider.name, customerRef, payerUserId: payer.id };
  const kept = await keep(platform, holder, known, customer);
  if (kept !== customerRef) await provider.forgetCustomer(customerRef);
  if (kept === undefined) throw new AppError('NOT_FOUND');
  return kept;
}

/** Which one counts: of two who begin at the same moment, the first one's. None where the holder is gone. */
async function keep(
  platform: Platform,
  holder: Holder,
  known: CustomerRow | undefined,
  customer: Parameters<typeof writeCustomer>[2],
): Promise<string | undefined> {
  return platform.transaction(async (tx) => {
    await lockHolder(tx, holder);
    if (!(await isThere(tx, holder))) return undefined;
    const present = await findCustomerOf(tx, customer.provider, holder);
    if (present?.customerRef !== known?.customerRef) return present?.customerRef;
    await writeCustomer(tx, holder, customer, platform.clock.now());
    return customer.customerRef;
  });
}
