import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { productionCollaborators, type productions } from '../productions/tables.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** A client with a production, and what tests ask of them. */
export async function castingTeam(
  t: TestServer,
  {
    isVerified = true,
    ...given
  }: { isVerified?: boolean } & Partial<typeof productions.$inferInsert> = {},
) {
  const signInAs = async (isChecked: boolean) => {
    const verifiedProfessionalStatus = isChecked ? ('verified' as const) : ('none' as const);
    const user = await t.make.user({ role: 'client', verifiedProfessionalStatus });
    return new TestClient(t.url, await t.make.session({ user }));
  };
  const client = await signInAs(isVerified);
  const userId = client.user?.id ?? '';
  const productionId = await t.make.production({ createdByUserId: userId, ...given });

  return {
    client,
    userId,
    productionId,
    role: (role: Parameters<typeof t.make.productionRole>[0] = {}) =>
      t.make.productionRole({ productionId, ...role }),
    colleague: async (rights: CollaboratorRights) => {
      const colleague = await signInAs(true);
      await t.platform.db.insert(productionCollaborators).values({
        productionId,
        userId: colleague.user?.id ?? '',
        rights,
        createdAt: t.clock.now(),
      });
      return colleague;
    },
  };
}

export function inAWeek(t: TestServer): string {
  return new Date(t.clock.now().getTime() + WEEK_MS).toISOString();
}
