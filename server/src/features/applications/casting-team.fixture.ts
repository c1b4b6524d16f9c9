import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { eq } from 'drizzle-orm';
import { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { users } from '../auth/tables.ts';
import { productionCollaborators, type productions } from '../productions/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { applications } from './tables.ts';

/** A role with an open call in a production of somebody's, who may ask colleagues to work on it. */
export async function makeCasting(
  t: TestServer,
  production: Partial<typeof productions.$inferInsert> = {},
) {
  const creator = await t.signIn('client');
  const createdByUserId = creator.user?.id ?? '';
  const productionId = await t.make.production({ createdByUserId, ...production });
  const roleId = await t.make.productionRole({ productionId });
  const callId = await t.make.castingCall({ roleId });
  const colleague = async (rights: CollaboratorRights) => {
    const client = await t.signIn('client');
    const userId = client.user?.id ?? '';
    const createdAt = t.clock.now();
    await t.platform.db
      .insert(productionCollaborators)
      .values({ productionId, userId, rights, createdAt });
    return client;
  };
  return { creator, productionId, roleId, callId, colleague };
}

type Casting = Awaited<ReturnType<typeof makeCasting>>;
type Given = Partial<typeof applications.$inferInsert>;

/** As many talents as there are names, each with an application: in three statements. */
export async function makeApplicants(
  t: TestServer,
  { roleId, callId }: Pick<Casting, 'roleId' | 'callId'>,
  howMany: number,
  given: Given = {},
): Promise<{ id: string; userId: string; talentProfileId: string }[]> {
  const now = t.clock.now();
  const stamps = { createdAt: now, updatedAt: now };
  const people = Array.from({ length: howMany }, () => ({
    id: newId(),
    userId: newId(),
    talentProfileId: newId(),
  }));
  const { db } = t.platform;
  await db.insert(users).values(
    people.map(({ userId }) => ({
      id: userId,
      role: 'talent' as const,
      firstName: 'Mara',
      lastName: 'Quill',
      countryId: 'gb',
      timeZone: 'Europe/London',
      ...stamps,
    })),
  );
  await db.insert(talentProfiles).values(
    people.map(({ talentProfileId, userId }) => ({
      id: talentProfileId,
      userId,
      ownerUserId: userId,
      ...stamps,
    })),
  );
  const status = given.status ?? 'submitted';
  await db.insert(applications).values(
    people.map(({ id, userId, talentProfileId }) => ({
      id,
      roleId,
      callId,
      callVersion: 1,
      talentProfileId,
      submittedByUserId: userId,
      status,
      statusSince: now,
      toldStatus: status,
      toldSince: now,
      ...stamps,
      ...given,
    })),
  );
  return people;
}

/** A talent who signs in, and their application. */
export async function makeApplicant(t: TestServer, casting: Casting, given: Given = {}) {
  const { user, profileId } = await t.make.talent();
  const { roleId, callId } = casting;
  const id = await t.make.application({
    roleId,
    callId,
    talentProfileId: profileId,
    submittedByUserId: user.id,
    ...given,
  });
  const client = new TestClient(t.url, await t.make.session({ user }));
  return { id, client, user, profileId };
}

export async function rowOf({ platform }: TestServer, applicationId: string) {
  const [row] = await platform.db
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId));
  if (row === undefined) throw new Error('there is no such application');
  return row;
}
