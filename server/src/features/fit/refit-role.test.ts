import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { applications } from '../applications/tables.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { talentSkills } from '../talent-profiles/info/tables.ts';
import { computeFit } from './compute-fit.ts';
import { refitRole } from './refit-role.ts';

const t = useTestServer();

it('everyone who applied is compared anew when a role changes', async () => {
  const roleId = await t.make.productionRole();
  const callId = await t.make.castingCall({ roleId });
  const fencer = await t.make.talent({ categoryIds: ['actor'], gender: 'woman' });
  const other = await t.make.talent({ categoryIds: ['crew'], gender: 'man' });
  await t.platform.db.insert(talentSkills).values({
    talentProfileId: fencer.profileId,
    skillId: 'epee-fencing',
    position: 0,
    level: 'basic',
  });
  for (const { profileId } of [fencer, other]) {
    await t.make.application({ roleId, callId, talentProfileId: profileId });
  }
  const otherRole = await t.make.application({ talentProfileId: fencer.profileId });
  await t.platform.db
    .update(productionRoles)
    .set({ genders: ['woman'], skills: [{ skillId: 'epee-fencing', level: null, isPlus: false }] })
    .where(eq(productionRoles.id, roleId));
  await t.platform.transaction((tx) => refitRole(t.platform, tx, roleId));

  const rows = await t.platform.db.select().from(applications);
  const fitOf = (is: (row: (typeof rows)[number]) => boolean) => {
    const row = rows.find(is);
    return [row?.fitMet, row?.fitAsked];
  };
  const isOf = (profileId: string) => (row: (typeof rows)[number]) =>
    row.roleId === roleId && row.talentProfileId === profileId;
  expect(fitOf(isOf(fencer.profileId))).toEqual([3, 3]);
  expect(fitOf(isOf(other.profileId))).toEqual([0, 3]);
  expect(fitOf(({ id }) => id === otherRole)).toEqual([0, 0]);
  const { fit, reasons } = await computeFit(t.platform, roleId, fencer.profileId);
  expect(fit).toEqual({ met: 3, asked: 3 });
  expect(reasons.map(({ criterion }) => criterion)).toEqual(['category', 'gender', 'skill']);
});
