import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { pathOf, WHOLE_PROFILE } from '../whole-profile.fixture.ts';

const t = useTestServer();
const { traits } = WHOLE_PROFILE;

async function signInTalent() {
  const { user, profileId } = await t.make.talent({ visibility: 'public' });
  const client = new TestClient(t.url, await t.make.session({ user }));
  const path = pathOf(profileId, '/professional-traits');
  return {
    profileId,
    read: () => client.get(path),
    change: (body: object) => client.send('PATCH', path, { body }),
  };
}

describe('physical traits', () => {
  it('are all empty at first', async () => {
    const { body } = await (await signInTalent()).read();
    expect(Object.keys(body).sort()).toEqual(Object.keys(traits).sort());
    expect(new Set(Object.values(body).map(String))).toEqual(new Set(['null', '']));
  });

  it('change where something was sent and else stay', async () => {
    const { change, read } = await signInTalent();
    expect((await change(traits)).body).toEqual(traits);
    const changed = { ...traits, shoeSizeEu: 40, scars: '', hairStyleId: '', ethnicityIds: [] };
    const stored = { ...changed, scars: null, hairStyleId: null };
    expect((await change(changed)).body).toEqual(stored);
    expect((await read()).body).toEqual(stored);
    await Promise.all([change({ heightCm: 175 }), change({ weightKg: 71 })]);
    expect((await read()).body).toEqual({ ...stored, heightCm: 175, weightKg: 71 });
  });

  it('of lists name the fields whose terms there are not', async () => {
    const { change } = await signInTalent();
    const answer = await change({
      ...traits,
      eyeColorId: 'purple',
      ethnicityIds: ['mixed', 'elf'],
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).sort()).toEqual(['ethnicityIds', 'eyeColorId']);
  });

  it.each([
    ['heightCm', 29],
    ['heightCm', 170.5],
    ['shoeSizeEu', 39.3],
    ['weightKg', '64'],
  ])('refuse a %s of %s', async (field, value) => {
    const answer = await (await signInTalent()).change({ ...traits, [field]: value });
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });
});
