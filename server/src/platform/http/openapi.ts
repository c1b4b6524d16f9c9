import type { Endpoint } from '@callboard/contract/endpoint';
import { ENDPOINTS } from '@callboard/contract/endpoints';
import { ERRORS, type ErrorCode, errorBodySchema } from '@callboard/contract/errors';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Answers that any call may give, beyond those it declares. */
const COMMON_ERRORS: readonly ErrorCode[] = ['INTERNAL'];
const INPUT_ERRORS: readonly ErrorCode[] = ['INVALID_INPUT'];
const BODY_ERRORS: readonly ErrorCode[] = ['MALFORMED_JSON', 'BODY_TOO_LARGE', 'FOREIGN_ORIGIN'];
const FILE_ERRORS: readonly ErrorCode[] = [
  'MALFORMED_FORM',
  'UNSUPPORTED_MEDIA_TYPE',
  'FILE_TOO_LARGE',
  'FOREIGN_ORIGIN',
];

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
    ...describeSecurity(endpoint),
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
    ...(endpoint.files && {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: describeFiles(endpoint.files) } },
      },
    }),
    responses: { ...describeSuccess(endpoint), ...describeErrors(endpoint) },
  };
}

/** Where anyone may call but is known when signed in, the session is one of two ways. */
function describeSecurity({ access }: Endpoint) {
  if (access === 'public') return {};
  return { security: access === 'anyone' ? [{}, { session: [] }] : [{ session: [] }] };
}

export function describeAccess({ access }: Endpoint): string {
  if (access === 'public') return 'Anyone may call this.';
  if (access === 'anyone') return 'Anyone may call this; the answer depends on who is signed in.';
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

function describeFiles({ fields, maxBytes }: NonNullable<Endpoint['files']>) {
  const file = { type: 'string', format: 'binary', maxLength: maxBytes };
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, file])),
    required: fields,
  };
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

const isForVisitors = ({ access }: Endpoint) => access === 'public' || access === 'anyone';

export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const hasInput = endpoint.params ?? endpoint.query ?? endpoint.body ?? endpoint.files;
  return [
    ...(hasInput ? INPUT_ERRORS : []),
    ...(endpoint.method === 'GET' ? [] : sendingErrorsOf(endpoint)),
    ...(isForVisitors(endpoint) ? [] : (['NOT_SIGNED_IN'] as const)),
    ...(typeof endpoint.access === 'string' ? [] : (['FORBIDDEN'] as const)),
    ...(endpoint.idempotent ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...(endpoint.limit ? (['TOO_MANY_REQUESTS'] as const) : []),
    ...(endpoint.errors ?? []),
    ...COMMON_ERRORS,
  ];
}

function sendingErrorsOf({ files }: Endpoint): readonly ErrorCode[] {
  return files === undefined ? BODY_ERRORS : FILE_ERRORS;
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
