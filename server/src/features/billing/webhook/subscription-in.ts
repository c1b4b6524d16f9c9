import * as z from 'zod';

const ref = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** The kinds of things that messages are about, and where each names its subscription. */
const aboutSchema = z.discriminatedUnion('object', [
  z.object({ object: z.literal('subscription'), id: z.string() }).transform(({ id }) => id),
  z
    .object({ object: z.literal('checkout.session'), subscription: ref.nullish() })
    .transform(({ subscription }) => subscription),
  z
    .object({
      object: z.literal('invoice'),
      parent: z
        .object({ subscription_details: z.object({ subscription: ref }).nullish() })
        .nullish(),
    })
    .transform(({ parent }) => parent?.subscription_details?.subscription),
  z
    .object({
      object: z.literal('subscription_schedule'),
      subscription: ref.nullish(),
      released_subscription: ref.nullish(),
    })
    .transform((schedule) => schedule.subscription ?? schedule.released_subscription),
]);

/** Which subscription a message is about; none for news of anything else. */
export function subscriptionIn(about: unknown): string | undefined {
  return aboutSchema.safeParse(about).data ?? undefined;
}
