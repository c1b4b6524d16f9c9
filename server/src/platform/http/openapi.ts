import type { Endpoint } from '@callboard/contract/endpoint';
import { ENDPOINTS } from '@callboard/contract/endpoints';
import { ERRORS, type ErrorCode, errorBodySchema } from '@callboard/contract/errors';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Answers that any call may give, beyond those it declares. */
const COMMON_ERRORS: readonly ErrorCode[] = ['INTERNAL'];
const INPUT_ERRORS: readonly ErrorCode[] = ['INVALID_INPUT'];
const BODY_ERRORS: readonly ErrorCode[] = ['MALFORMED_JSON', 'BODY_TOO_LARGE', 'FOREIGN_ORIGIN'];

/** The API as OpenAPI 3.1, made from the same declarations that check every request. */
export function describeApi(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [feature, endpoints] of Object.entries(ENDPOINTS)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = paths[endpoint.path] ?? {};
      path[endpoint.method.toLowerCase()] = describeOperation(feature, name, endpoint);
      paths[endpoint.path] = path;
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Callboard', version: '1', description: 'Casting and talent.' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorBodySchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'callboard_session' },
      },
    },
  };
}

function describeOperation(feature: string, name: string, endpoint: Endpoint) {
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
        : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toJsonSchema(endpoint.body, 'input') } },
      },
    }),
    responses: { ...describeSuccess(endpoint), ...describeErrors(endpoint) },
  };
}

export function describeAccess({ access }: Endpoint): string {
  if (access === 'public') return 'Anyone may call this.';
  if (access === 'signed-in') return 'Anyone signed in may call this.';
  return `For ${access.join(', ')}.`;
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function describeSuccess({ response }: Endpoint) {
  if ('schema' in response) {
    const schema = toJsonSchema(response.schema, 'output');
    return {
      [response.status]: { description: 'Done', content: { 'application/json': { schema } } },
    };
  }
  if ('contentType' in response) {
    return { 200: { description: 'Done', content: { [response.contentType]: {} } } };
  }
  return { 204: { description: 'Done; there is nothing to say' } };
}

export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const hasInput = endpoint.params ?? endpoint.query ?? endpoint.body;
  return [
    ...(hasInput ? INPUT_ERRORS : []),
    ...(endpoint.method === 'GET' ? [] : BODY_ERRORS),
    ...(endpoint.access === 'public' ? [] : (['NOT_SIGNED_IN'] as const)),
    ...(typeof endpoint.access === 'string' ? [] : (['FORBIDDEN'] as const)),
    ...(endpoint.idempotent ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...(endpoint.limit ? (['TOO_MANY_REQUESTS'] as const) : []),
    ...(endpoint.errors ?? []),
    ...COMMON_ERRORS,
  ];
}

function describeErrors(endpoint: Endpoint) {
  const byStatus = Object.groupBy(errorsOf(endpoint), (code) => String(ERRORS[code].status));
  const schema = { $ref: '#/components/schemas/Error' };
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      { description: codes?.join(', ') ?? '', content: { 'application/json': { schema } } },
    ]),
  );
}

export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described as JsonSchema;
}
