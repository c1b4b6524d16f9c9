/** What a person is on Callboard. A role is chosen at registration and never changes. */
export const ROLES = ['client', 'talent', 'agent', 'admin'] as const;
export type Role = (typeof ROLES)[number];
