import { agentProfiles } from '../../features/agent-profiles/tables.ts';
import { users } from '../../features/auth/tables.ts';
import { demoPasswordHash } from '../accounts.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt } from '../demo-time.ts';
import { demoEmail } from './demo-email.ts';
import { hasDemoAccount, personKey, userIdOf } from './person-key.ts';

const AGENTS = [
  { firstName: 'Tobias', lastName: 'Finch', jobTitle: 'Agent', status: 'verified' },
  { firstName: 'Noor', lastName: 'Haddad-Wells', jobTitle: 'Junior agent', status: 'verified' },
  { firstName: 'Beatrix', lastName: 'Lomond', jobTitle: 'Agent, theatre', status: 'verified' },
  { firstName: 'Silas', lastName: 'Okafor-Reid', jobTitle: 'Agent, screen', status: 'verified' },
  { firstName: 'Wilhelmina', lastName: 'Tarn', jobTitle: 'Commercial agent', status: 'verified' },
  { firstName: 'Jonah', lastName: 'Ebbing', jobTitle: 'Booker', status: 'none' },
  { firstName: 'Per', lastName: 'Halyard', jobTitle: 'Voice agent', status: 'pending' },
  { firstName: 'Constance', lastName: 'Adjei', jobTitle: 'Managing agent', status: 'verified' },
] as const;

export const loadAgents: DemoLoader = async (tx, now) => {
  const passwordHash = await demoPasswordHash();
  const joined = dayAt(now, -380);
  const stamps = { createdAt: joined, updatedAt: joined };
  const agents = AGENTS.map((agent) => ({ ...agent, key: personKey(agent) }));
  await tx.insert(users).values(
    agents
      .filter(({ key }) => !hasDemoAccount(key))
      .map(({ key, firstName, lastName, status }) => ({
        id: userIdOf(key),
        role: 'agent' as const,
        email: demoEmail(key),
        passwordHash,
        firstName,
        lastName,
        countryId: 'gb',
        timeZone: 'Europe/London',
        emailVerifiedAt: joined,
        verifiedProfessionalStatus: status,
        ...stamps,
      })),
  );
  await tx.insert(agentProfiles).values(
    agents.map(({ key, jobTitle }) => ({
      id: demoId(`agent-profile/${key}`),
      userId: userIdOf(key),
      jobTitle,
      ...stamps,
    })),
  );
};
