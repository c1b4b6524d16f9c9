import * as z from 'zod';

/** What a person is on Callboard. A role is chosen at registration and never changes. */
export const ROLES = ['client', 'talent', 'agent', 'admin'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;
