import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { clientProfiles } from '../client-profiles/tables.ts';
import { productionCollaborators, type productions } from './tables.ts';

/** A production of a company, with whoever made it and ways to find colleagues. */
export async function makeTeam(
  t: TestServer,
  given: Partial<typeof productions.$inferInsert> = {},
) {
  const { db } = t.platform;
  const creator = await t.signIn('client');
  const companyId = await t.make.clientCompany();
  await employ(creator);
  const createdByUserId = idOf(creator);
  const productionId = await t.make.production({ ...given, companyId, createdByUserId });

  async function employ(client: TestClient) {
    await db
      .update(clientProfiles)
      .set({ companyId })
      .where(eq(clientProfiles.userId, idOf(client)));
  }

  /** Someone of the same company who is not on it. */
  async function colleague(): Promise<TestClient> {
    const client = await t.signIn('client');
    await employ(client);
    return client;
  }

  async function collaborator(rights: CollaboratorRights): Promise<TestClient> {
    const client = await colleague();
    const userId = idOf(client);
    const createdAt = t.clock.now();
    await db.insert(productionCollaborators).values({ productionId, userId, rights, createdAt });
    return client;
  }

  return { creator, productionId, colleague, collaborator };
}

export function idOf({ user }: TestClient): string {
  return user?.id ?? '';
}
