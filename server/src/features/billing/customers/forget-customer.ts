import type { Platform } from '../../../platform/platform.ts';
import { providerOf } from '../providers/provider-of.ts';
import { type Customer, findCustomer } from './queries.ts';

/** A customer that is nobody's here goes; one of others loses the name, unless somebody else pays by now. */
export async function forgetAtProvider(platform: Platform, customer: Customer): Promise<void> {
  const provider = providerOf(platform, customer.provider);
  const kept = await findCustomer(platform.db, customer);
  if (kept === undefined) await provider.forgetCustomer(customer.customerRef);
  else if (kept.payerUserId === null) await provider.unnameCustomer(customer.customerRef);
}
