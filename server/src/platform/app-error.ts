import {
  ERRORS,
  type ErrorBody,
  type ErrorCode,
  type FieldErrors,
} from '@callboard/contract/errors';

type Details = {
  /** What the person reads, where the code's own sentence is too general. */
  message?: string;
  fields?: FieldErrors;
  retryAfterSeconds?: number;
};

/** A refusal that the caller is told about. Anything else that is thrown leaves as INTERNAL. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERRORS[code].message);
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  toBody(): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
    };
  }
}
