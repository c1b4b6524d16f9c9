import * as z from 'zod';
import { COUNT_CALLS } from './count-calls.ts';
import { endpoint, json } from './endpoint.ts';

export const VERIFICATION_KINDS = ['professional', 'identity'] as const;
export const VERIFICATION_REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const;

export const verificationEndpoints = {
  pendingCount: endpoint({
    ...COUNT_CALLS.pendingVerification,
    summary: 'How many requests for verification wait for a decision',
    access: ['admin'],
    response: json(z.object({ count: z.number() })),
  }),
};
