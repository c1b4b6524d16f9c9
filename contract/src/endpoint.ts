import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import type { RateLimit } from './limits.ts';
import type { Role } from './roles.ts';

/**
 * One declaration per call. From it come the server's validation, serialisation and role check,
 * the OpenAPI page, the typed client call, the form's rules and the walk of every role through
 * every route.
 */
export type Endpoint = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the specification writes paths: `/api/business-portfolios/{id}`. */
  path: `/${string}`;
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Sent as multipart/form-data, in place of a body. */
  files?: Files;
  response: JsonResponse | EmptyResponse | RawResponse;
  /** Codes beyond those that every call may answer with. */
  errors?: readonly ErrorCode[];
  /** A creating call: with an Idempotency-Key it happens once, however often it is sent. */
  idempotent?: boolean;
  limit?: RateLimit;
  /** The answer is the same for everyone and may be kept this long. */
  cacheSeconds?: number;
};

/**
 * Who may call. `public`: anyone, and the answer does not depend on who asks. `anyone`: likewise, but
 * whoever is signed in is known. Else anyone signed in, or these roles.
 */
export type Access = 'public' | 'anyone' | 'signed-in' | readonly Role[];

type JsonResponse = { status: 200 | 201 | 202; schema: z.ZodType };
type EmptyResponse = { status: 204 };
/** Pages and files, written by the handler itself. */
type RawResponse = { status: 200; contentType: string };

/** The fields that hold a file each, all of them needed, and how many bytes one may have. */
type Files = { fields: readonly string[]; maxBytes: number };

export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

export function json<S extends z.ZodType>(schema: S, status: 200 | 201 | 202 = 200) {
  return { status, schema };
}

export const empty: EmptyResponse = { status: 204 };

export function raw(contentType: string): RawResponse {
  return { status: 200, contentType };
}

type Parsed<
  E extends Endpoint,
  Part extends 'params' | 'query' | 'body',
> = E[Part] extends z.ZodType ? z.output<E[Part]> : undefined;

export type ParamsOf<E extends Endpoint> = Parsed<E, 'params'>;
export type QueryOf<E extends Endpoint> = Parsed<E, 'query'>;
export type BodyOf<E extends Endpoint> = Parsed<E, 'body'>;

/** What arrived in each field. */
export type FilesOf<E extends Endpoint> = E['files'] extends {
  fields: readonly (infer Field extends string)[];
}
  ? Record<Field, Uint8Array>
  : undefined;

/** What the server's function hands over, and what the client receives: undeclared keys never leave. */
export type AnswerOf<E extends Endpoint> = E['response'] extends {
  schema: infer S extends z.ZodType;
}
  ? z.input<S>
  : unknown;
export type ResultOf<E extends Endpoint> = E['response'] extends {
  schema: infer S extends z.ZodType;
}
  ? z.output<S>
  : null;

type Sent<E extends Endpoint, Part extends 'params' | 'body'> = E[Part] extends z.ZodType
  ? { [K in Part]: z.input<E[Part]> }
  : unknown;

/** A query of which nothing has to be said can be left out. */
type SentQuery<E extends Endpoint> = E['query'] extends z.ZodType
  ? Record<never, never> extends z.input<E['query']>
    ? { query?: z.input<E['query']> }
    : { query: z.input<E['query']> }
  : unknown;

/** What a caller has to say: params, query and body or files, each only where the call has it. */
export type RequestOf<E extends Endpoint> = Sent<E, 'params'> &
  SentQuery<E> &
  Sent<E, 'body'> &
  SentFiles<E>;

/** The browser's FormData, which the contract knows by its shape only. */
type SentFiles<E extends Endpoint> = E['files'] extends Files
  ? { body: Iterable<[string, unknown]> }
  : unknown;

/** Fills a declared path in: `/api/x/{id}` with `{id: '7'}` and `{q: 'a'}` is `/api/x/7?q=a`. */
export function fillPath(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((v) => [name, v]))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}
