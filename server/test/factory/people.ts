import { randomBytes } from 'node:crypto';
import type { CurrentUser } from '@callboard/contract/auth';
import type { Role } from '@callboard/contract/roles';
import { eq } from 'drizzle-orm';
import { agentProfiles } from '../../src/features/agent-profiles/tables.ts';
import { hashPassword } from '../../src/features/auth/password.ts';
import { findAccountByEmail, insertSession } from '../../src/features/auth/queries.ts';
import { sessionExpiry } from '../../src/features/auth/session-lifetime.ts';
import { hashToken, newToken } from '../../src/features/auth/session-token.ts';
import { users } from '../../src/features/auth/tables.ts';
import { clientCompanies, clientProfiles } from '../../src/features/client-profiles/tables.ts';
import { talentProfiles } from '../../src/features/talent-profiles/tables.ts';
import { newId } from '../../src/platform/ids.ts';
import { type Given, Maker } from './maker.ts';

export const PASSWORD = 'correct horse battery';
let passwordHash: Promise<string> | undefined;

/** Users with their profiles, and sessions. */
export class People extends Maker {
  async user(given: Given<typeof users> & { role?: Role } = {}): Promise<CurrentUser> {
    const id = given.id ?? newId();
    const role = given.role ?? 'client';
    passwordHash ??= hashPassword(PASSWORD);
    const email = `${role}-${randomBytes(6).toString('hex')}@example.com`;
    const row = {
      id,
      role,
      email,
      passwordHash: await passwordHash,
      firstName: 'Ines',
      lastName: 'Halloran',
      countryId: 'gb',
      timeZone: 'Europe/London',
      emailVerifiedAt: this.platform.clock.now(),
      ...this.stamps(),
      ...given,
    };
    await this.platform.db.insert(users).values(row);
    await this.#profileFor(id, role);
    const found = await findAccountByEmail(this.platform.db, row.email ?? '');
    if (found === undefined) throw new Error('the user that was made cannot be found');
    return found.user;
  }

  async #profileFor(userId: string, role: Role): Promise<void> {
    const { db } = this.platform;
    const common = { id: newId(), userId, ...this.stamps() };
    if (role === 'talent')
      await db.insert(talentProfiles).values({ ...common, ownerUserId: userId });
    if (role === 'agent') await db.insert(agentProfiles).values(common);
    if (role === 'client') {
      await db.insert(clientProfiles).values({ ...common, companyId: await this.clientCompany() });
    }
  }

  async clientCompany(given: Given<typeof clientCompanies> = {}): Promise<string> {
    const id = given.id ?? newId();
    await this.platform.db
      .insert(clientCompanies)
      .values({ id, name: 'Tallow Row', ...this.stamps(), ...given });
    return id;
  }

  async session(who: { user: CurrentUser } | { role: Role }) {
    const user = 'user' in who ? who.user : await this.user({ role: who.role });
    const token = newToken();
    const now = this.platform.clock.now();
    await insertSession(this.platform.db, {
      id: newId(),
      userId: user.id,
      tokenHash: hashToken(token),
      userAgent: 'a test',
      address: '127.0.0.1',
      createdAt: now,
      lastUsedAt: now,
      expiresAt: sessionExpiry(now),
    });
    return { user, cookie: `callboard_session=${token}` };
  }

  async talentProfileId(): Promise<string> {
    return (await this.talent()).profileId;
  }

  async talent(given: Given<typeof talentProfiles> = {}) {
    const user = await this.user({ role: 'talent' });
    const profileId = user.talentProfileId ?? '';
    await this.platform.db
      .update(talentProfiles)
      .set({ ...this.stamps(), ...given })
      .where(eq(talentProfiles.id, profileId));
    return { user, profileId };
  }
}
