import type { ErrorCode } from '@callboard/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const FRAMEWORK_ERRORS: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_BAD_URL: 'NOT_FOUND',
};

/** Every failure leaves through here as `{message, code, fields?}`. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toAppError(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'a request failed');
  if (refusal.retryAfterSeconds !== undefined)
    reply.header('retry-after', refusal.retryAfterSeconds);
  reply.status(refusal.status).type('application/json').send(JSON.stringify(refusal.toBody()));
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : FRAMEWORK_ERRORS[code];
  if (known) return new AppError(known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('INVALID_INPUT', { message: (error as Error).message });
  }
  return new AppError('INTERNAL');
}
