import pino from 'pino';
import type { Config } from './config.ts';

export type Log = pino.Logger;

/** Structured lines on standard output; a request's lines share its `reqId`. */
export function createLog(level: Config['logLevel']): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
  });
}
