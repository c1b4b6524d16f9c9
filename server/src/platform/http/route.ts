import type {
  Access,
  AnswerOf,
  BodyOf,
  Endpoint,
  FilesOf,
  ParamsOf,
  QueryOf,
} from '@callboard/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Authenticate } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { addressKey } from '../limits/address-key.ts';
import type { Platform } from '../platform.ts';
import { sendCacheable } from './cacheable.ts';
import { readFiles } from './files.ts';
import { readInput } from './input.ts';

type Call<E extends Endpoint> = {
  platform: Platform;
  actor: ActorOf<E['access']>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  files: FilesOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
};

type ActorOf<A extends Access> = A extends 'public'
  ? undefined
  : A extends 'anyone'
    ? Actor | undefined
    : Actor;

type Handle<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>> | AnswerOf<E>;

export type Route = <E extends Endpoint>(endpoint: E, handle: Handle<E>) => void;

/** A feature's calls. */
export type Routes = (route: Route) => void;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/**
 * Turns a declaration and a function into a route: limit, authenticate, check the role, check the
 * input, act, and let nothing out that the declaration does not name. The first three happen before
 * a body is read.
 */
export function routeOn(
  app: FastifyInstance,
  platform: Platform,
  authenticate: Authenticate,
): Route {
  return (endpoint, handle) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { endpoint },
      onRequest: (request) => admit(platform, endpoint, request, authenticate),
      handler: (request, reply) =>
        answer(platform, endpoint, request, reply, handle as Handle<Endpoint>),
    });
  };
}

async function admit(
  platform: Platform,
  endpoint: Endpoint,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<void> {
  if (endpoint.limit?.per === 'address') await takeTry(platform, endpoint, addressKey(request.ip));
  if (endpoint.access === 'public') return;
  const actor = await authenticate(request);
  requireAccess(endpoint, actor);
  request.actor = actor;
  if (endpoint.limit?.per === 'user') {
    await takeTry(platform, endpoint, actor?.user.id ?? addressKey(request.ip));
  }
}

function requireAccess({ access }: Endpoint, actor: Actor | undefined): void {
  if (access === 'anyone') return;
  if (actor === undefined) throw new AppError('NOT_SIGNED_IN');
  if (typeof access !== 'string' && !access.includes(actor.user.role)) {
    throw new AppError('FORBIDDEN');
  }
}

async function takeTry(platform: Platform, endpoint: Endpoint, who: string): Promise<void> {
  if (endpoint.limit === undefined) return;
  await platform.limits.take(`${endpoint.method} ${endpoint.path} ${who}`, endpoint.limit);
}

async function answer(
  platform: Platform,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: Handle<Endpoint>,
): Promise<unknown> {
  const { actor } = request;
  const input = readInput(endpoint, request);
  const files = await readFiles(endpoint, request);
  const call = { ...input, files, actor, request, reply } as Omit<Call<Endpoint>, 'platform'>;
  const { response } = endpoint;
  if ('contentType' in response) return handle({ ...call, platform });

  const act = async (scoped: Platform) => ({
    status: response.status,
    body: write(response, await handle({ ...call, platform: scoped })),
  });
  const isOnce = endpoint.idempotent && actor && 'idempotency-key' in request.headers;
  const { status, body } = await (isOnce
    ? answerOnce(platform, request, actor, act)
    : act(platform));
  if (endpoint.cacheSeconds !== undefined) {
    return sendCacheable(request, reply, body, endpoint.cacheSeconds);
  }
  reply.status(status).header('cache-control', 'no-store');
  return body === '' ? reply.send() : reply.type('application/json').send(body);
}

/** Parsing with the declared schema drops whatever it does not name. */
function write(response: Endpoint['response'], result: unknown): string {
  return 'schema' in response ? JSON.stringify(response.schema.parse(result)) : '';
}
