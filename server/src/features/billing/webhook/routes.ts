import { billingEndpoints } from '@callboard/contract/billing';
import type { FastifyInstance } from 'fastify';
import type { Route } from '../../../platform/http/route.ts';
import { takeStripeMessage } from './take-stripe-message.ts';

/** What Stripe sends, in a scope of its own: its signature is over the bytes as they came. */
export function stripeWebhookRoutes(scope: FastifyInstance, route: Route): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  route(billingEndpoints.stripeWebhook, async ({ platform, request, reply }) => {
    const { body } = request;
    const signature = request.headers['stripe-signature'];
    await takeStripeMessage(platform, {
      body: body instanceof Uint8Array ? body : new Uint8Array(),
      signature,
    });
    return reply.type('application/json').send(JSON.stringify({ received: true }));
  });
}
