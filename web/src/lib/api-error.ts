import type { ErrorCode, FieldErrors } from '@callboard/contract/errors';
import { isJsonObject, parseJson } from './json.ts';

const UNREACHABLE = 'Callboard could not be reached. Check your connection and try again.';

type Details = {
  code?: ErrorCode | undefined;
  body?: unknown;
  fields?: FieldErrors | undefined;
  cause?: unknown;
};

/** A request that failed; its message can be shown to the person. */
export class ApiError extends Error {
  /** The HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** The answer's JSON, or its text where that is not JSON. */
  readonly body: unknown;
  /** What is wrong with which field of the form. */
  readonly fields: FieldErrors | undefined;

  constructor(status: number, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = details.code;
    this.body = details.body;
    this.fields = details.fields;
  }
}

export function unreachable(cause: unknown): ApiError {
  return new ApiError(0, UNREACHABLE, { cause });
}

export function refusal(response: Response, text: string): ApiError {
  const parsed = parseJson(text);
  const body = isJsonObject(parsed) ? parsed : {};
  const message =
    filled(body.message) ??
    filled(body.error) ??
    (parsed === undefined ? messageField(text) : undefined) ??
    filled(text) ??
    filled(response.statusText) ??
    `The request failed with status ${response.status}.`;
  return new ApiError(response.status, message, {
    // Our server declares its codes in the contract, and answers are trusted as declared.
    code: filled(body.code) as ErrorCode | undefined,
    body: parsed ?? text,
    fields: isFieldErrors(body.fields) ? body.fields : undefined,
  });
}

function filled(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The message of JSON that was cut short or broken on its way: `…,"message":"Too large",…`. */
function messageField(text: string): string | undefined {
  const quoted = /"message"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  return quoted === undefined ? undefined : filled(parseJson(quoted));
}

function isFieldErrors(value: unknown): value is FieldErrors {
  return isJsonObject(value) && Object.values(value).every((each) => typeof each === 'string');
}
