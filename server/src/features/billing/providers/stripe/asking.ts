import { AppError } from '../../../../platform/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';

/** What a refusal of Stripe's looks like, whichever of its many classes it is. */
type Refusal = Error & { type: string; code?: string; statusCode?: number };

/** Asks Stripe; whatever it says but an answer becomes a refusal that people understand. */
export async function ask<Answer>(
  { log }: Platform,
  request: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    log.warn({ err: error }, 'Stripe refused, or did not answer');
    throw new AppError(error.type === 'StripeCardError' ? 'CARD_DECLINED' : 'PROVIDER_FAILED');
  }
}

/** The same for what may not be there, or no longer. */
export async function askFor<Answer>(
  platform: Platform,
  request: () => Promise<Answer>,
): Promise<Answer | undefined> {
  return ask(platform, async () => {
    try {
      return await request();
    } catch (error) {
      if (isRefusal(error) && error.code === 'resource_missing') return undefined;
      throw error;
    }
  });
}

function isRefusal(error: unknown): error is Refusal {
  return (
    error instanceof Error &&
    'type' in error &&
    typeof error.type === 'string' &&
    error.type.startsWith('Stripe')
  );
}
