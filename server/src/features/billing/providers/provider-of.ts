import type { BillingProviderName } from '@callboard/contract/billing';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Provider } from './provider.ts';
import { isStripeConfigured } from './stripe/open-stripe.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import { tryOutProvider } from './try-out/try-out-provider.ts';

/** From whom Pro is bought here. */
export function currentProviderName(platform: Platform): BillingProviderName {
  return isStripeConfigured(platform) ? 'stripe' : 'try_out';
}

/** Whether it can be asked: a real one only where it is configured. */
export function isAvailable(platform: Platform, name: BillingProviderName): boolean {
  return name === 'try_out' || isStripeConfigured(platform);
}

/** Who keeps a subscription; it stays with whom it was bought from. */
export function providerOf(platform: Platform, name: BillingProviderName): Provider {
  if (!isAvailable(platform, name)) throw new AppError('PROVIDER_FAILED');
  return name === 'try_out' ? tryOutProvider(platform) : stripeProvider(platform);
}

/** Trying out is for where no real provider is: elsewhere there is nothing here. */
export function requireTryOut(platform: Platform): void {
  if (isStripeConfigured(platform)) throw new AppError('NOT_FOUND');
}
