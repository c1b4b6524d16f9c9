import type { Stripe } from 'stripe';
import type { Config } from '../../../../platform/config.ts';
import type { Platform } from '../../../../platform/platform.ts';

type Account = NonNullable<Config['stripe']>;

/** Whoever waits for a page waits no longer than this, twice. */
const TIMEOUT_MS = 8_000;

const clients = new WeakMap<Account, Promise<Stripe>>();

export function isStripeConfigured({ config }: Platform): boolean {
  return config.stripe !== undefined;
}

export function accountOf({ config }: Platform): Account {
  if (config.stripe === undefined) throw new Error('Stripe is not configured');
  return config.stripe;
}

/** The library, read only where Stripe is configured and only once it is needed. */
export function stripeOf(platform: Platform): Promise<Stripe> {
  const account = accountOf(platform);
  const client = clients.get(account) ?? openStripe(account);
  clients.set(account, client);
  return client;
}

export async function openStripe(
  { secretKey, apiUrl }: Pick<Account, 'secretKey' | 'apiUrl'>,
  timeout = TIMEOUT_MS,
): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe');
  return new Client(secretKey, {
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl !== undefined && addressOf(new URL(apiUrl))),
  });
}

function addressOf({ protocol, hostname, port }: URL) {
  const isSecure = protocol === 'https:';
  return {
    protocol: isSecure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (isSecure ? '443' : '80'),
  };
}
