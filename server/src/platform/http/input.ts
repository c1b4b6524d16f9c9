import type { Endpoint } from '@callboard/contract/endpoint';
import type { FieldErrors } from '@callboard/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';

const UNSTORABLE = 'This has characters that cannot be stored';

export type Input = { params: unknown; query: unknown; body: unknown };

/** Checks params, query and body together, so that all wrong fields are named at once. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): Input {
  const fields: FieldErrors = {};
  const input = {
    params: check(endpoint.params, request.params, fields),
    query: check(endpoint.query, request.query, fields),
    body: check(endpoint.body, request.body, fields),
  };
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
  return input;
}

/** Checks what came another way than as params, query or body: in a header, say. */
export function readFields<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  const fields: FieldErrors = {};
  const data = check(schema, value, fields);
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
  return data as z.output<Schema>;
}

function check(schema: z.ZodType | undefined, value: unknown, fields: FieldErrors): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    nameUnstorable(parsed.data, '', fields);
    return parsed.data;
  }
  for (const issue of parsed.error.issues) {
    const path = issue.path.join('.') || 'body';
    fields[path] ??= issue.message;
  }
  return undefined;
}

/** PostgreSQL stores neither NUL nor half a surrogate pair; said here, it is the sender's error. */
function nameUnstorable(value: unknown, path: string, fields: FieldErrors): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) fields[path || 'body'] ??= UNSTORABLE;
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = path === '' ? key : `${path}.${key}`;
    nameUnstorable(key, innerPath, fields);
    nameUnstorable(inner, innerPath, fields);
  }
}
