import { LIMITS } from '@callboard/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { Device } from './start-session.ts';

export function deviceOf(request: FastifyRequest): Device {
  return {
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, LIMITS.nameLength),
  };
}
