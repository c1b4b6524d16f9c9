import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { refuseUndeclaredRoutes } from './declared-routes.ts';

it('a call that is not in the contract cannot be registered', () => {
  const app = Fastify();
  refuseUndeclaredRoutes(app);
  expect(() => app.get('/secret', () => 'told')).toThrow('GET /secret is not declared');
});
