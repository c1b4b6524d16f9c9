import { expect, it } from 'vitest';
import { testUser } from '../../../lib/test-user.ts';
import { whoIsHere } from './who-is-here.ts';

const agent = testUser('agent');
const talent = testUser('talent');

it.each([
  [
    'the agent it was sent to, however the address is written',
    agent,
    'AGENT@callboard.test',
    'agent',
    'invited',
  ],
  ['another agent', agent, 'rowan@example.com', 'agent', 'another'],
  ['another agent, where the address is a talent’s', agent, talent.email, 'other', 'another'],
  ['the talent it was sent to', talent, talent.email, 'other', 'no agent'],
  ['nobody, with an agent’s address', null, agent.email, 'agent', 'signed out'],
  ['nobody, with a client’s address', null, 'client@example.com', 'other', 'no agent'],
  ['nobody, with a new address', null, 'rowan@example.com', 'none', 'new'],
] as const)('an invitation knows %s', (_, user, email, account, who) => {
  expect(whoIsHere(user, { email, account })).toBe(who);
});
