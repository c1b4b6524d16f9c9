import type { CurrentUser } from '@callboard/contract/auth';
import { ITEM_VISIBILITIES } from '@callboard/contract/media';
import { mediaUrl } from '@callboard/contract/media-address';
import {
  FIELD_CLASSES,
  FIELDS_OF_MINORS,
  type FieldClass,
  PROFILE_FIELDS,
} from '@callboard/contract/profile-fields';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { storePhoto } from '../../../test/photo.ts';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { users } from '../auth/tables.ts';
import { fillIn, PARTS_OF_PROFILE, pathOf, showItems } from './whole-profile.fixture.ts';

const t = useTestServer();

type Talent = { user: CurrentUser; guardian: CurrentUser; profileId: string; files: string[] };
type Visibility = 'public' | 'professionals' | 'hidden';

const signInAs = async (user: CurrentUser) => new TestClient(t.url, await t.make.session({ user }));

const yearsAgo = (years: number) => {
  const day = new Date(t.clock.now());
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
};

/** A talent who has filled everything in, kept by a guardian. */
async function makeWholeTalent(age: number, visibility: Visibility): Promise<Talent> {
  const guardian = await t.make.user({ role: 'talent' });
  const { user, profileId } = await t.make.talent({
    visibility,
    ownerUserId: guardian.id,
    dateOfBirth: yearsAgo(age),
    photoKey: await storePhoto(t.platform.storage, newId()),
  });
  await t.platform.db
    .update(users)
    .set({ verifiedIdStatus: 'verified' })
    .where(eq(users.id, user.id));
  await t.make.representation({ talentProfileId: profileId });
  const client = await signInAs(user);
  expect(await fillIn(client, profileId)).toEqual([200, 200, 200, 200]);
  const files = [];
  for (const _ of ITEM_VISIBILITIES) {
    files.push(await t.make.media({ talentProfileId: profileId }));
  }
  expect(new Set(await showItems(client, profileId, files))).toEqual(new Set([201]));
  return { user, guardian, profileId, files };
}

/** Everyone who might look, and the most private class of fields that they see. */
const VIEWERS: Record<string, [FieldClass, (talent: Talent) => Promise<TestClient>]> = {
  'a visitor': ['public', async () => t.visitor()],
  'another talent': ['public', () => t.signIn('talent')],
  'a client': ['professionals', () => t.signIn('client')],
  'a verified client': [
    'professionals',
    async () => signInAs(await t.make.user({ verifiedProfessionalStatus: 'verified' })),
  ],
  'an agent': ['professionals', () => t.signIn('agent')],
  "another talent's agent": [
    'professionals',
    async () => signInAs((await t.make.ownAgent(await t.make.talentProfileId())).user),
  ],
  'their agent': [
    'own_agent',
    async ({ profileId }) =>
      signInAs((await t.make.ownAgent(profileId, { verifiedAt: t.clock.now() })).user),
  ],
  'the owner of their agency': [
    'own_agent',
    async ({ profileId }) => {
      const owner = await t.make.user({ role: 'agent' });
      await t.make.ownAgent(profileId, { ownerUserId: owner.id, verifiedAt: t.clock.now() });
      return signInAs(owner);
    },
  ],
  'the talent': ['self', ({ user }) => signInAs(user)],
  'their guardian': ['self', ({ guardian }) => signInAs(guardian)],
  'an admin': ['self', () => t.signIn('admin')],
};

/** What the calls that answer with a list are about. */
const LISTS: Record<string, string> = {
  '/gallery-photos': 'galleryPhotos',
  '/portfolio-items': 'portfolioItems',
};

function withName(body: object, part: string): object {
  if (!('items' in body && 'nextCursor' in body)) return body;
  const { items, nextCursor: _, ...rest } = body;
  return { ...rest, [LISTS[part] ?? part]: items };
}

/** Every field that any call serves about the talent to this viewer, with its value. */
async function fieldsServedTo(viewer: TestClient, { profileId }: Talent) {
  const answers = await Promise.all(
    PARTS_OF_PROFILE.map((part) => viewer.get(pathOf(profileId, part))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const bodies = answers.map(({ body }, at) => withName(body, PARTS_OF_PROFILE[at] ?? ''));
  const { abilities: _, ...fields } = Object.assign({}, ...bodies);
  return { fields: fields as Record<string, unknown>, text: answers.map((a) => a.text).join('') };
}

function fieldsUpTo(seen: FieldClass, exceptions: Record<string, FieldClass> = {}): string[] {
  return Object.entries({ ...PROFILE_FIELDS, ...exceptions })
    .filter(([, needed]) => FIELD_CLASSES[needed] <= FIELD_CLASSES[seen])
    .map(([field]) => field)
    .sort();
}

type Item = { caption?: string; title?: string; visibility?: string };

/** The items that someone of a class sees, each by the visibility it was named after. */
function itemsUpTo(seen: FieldClass): string[] {
  const needed = {
    public: 'public',
    professionals: 'professionals',
    private: 'own_agent',
  } as const;
  return ITEM_VISIBILITIES.filter(
    (visibility) => FIELD_CLASSES[needed[visibility]] <= FIELD_CLASSES[seen],
  );
}

function expectItems(items: unknown, seen: FieldClass): void {
  const shown = items as Item[];
  expect(shown.map(({ caption, title }) => caption ?? title)).toEqual(itemsUpTo(seen));
  const isOwnSide = seen === 'own_agent' || seen === 'self';
  expect(shown.filter((item) => 'visibility' in item)).toHaveLength(isOwnSide ? shown.length : 0);
}

const isFilledIn = (value: unknown) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

describe('of a public profile', () => {
  let talent: Talent;
  beforeAll(async () => {
    talent = await makeWholeTalent(30, 'public');
  });

  it.each(Object.entries(VIEWERS))(
    '%s is served exactly the fields and the items of their class',
    async (_viewer, [seen, signIn]) => {
      const { fields, text } = await fieldsServedTo(await signIn(talent), talent);
      expect(Object.keys(fields).sort()).toEqual(fieldsUpTo(seen));
      expect(Object.entries(fields).filter(([, value]) => !isFilledIn(value))).toEqual([]);
      expectItems(fields.galleryPhotos, seen);
      expectItems(fields.portfolioItems, seen);
      expect(text.includes(yearsAgo(30))).toBe(seen === 'self');
      expect(text).not.toContain(talent.user.email);
    },
  );

  it('whoever worked with the talent and left the team sees what any agent sees', async () => {
    const agent = await t.make.user({ role: 'agent' });
    await t.make.assignment({ talentProfileId: talent.profileId, userId: agent.id });
    const { fields } = await fieldsServedTo(await signInAs(agent), talent);
    expect(Object.keys(fields).sort()).toEqual(fieldsUpTo('professionals'));
  });
});

describe("of a child's profile that was set to public", () => {
  let child: Talent;
  beforeAll(async () => {
    child = await makeWholeTalent(12, 'public');
  });

  it.each(['a verified client', 'their agent', 'the talent', 'their guardian', 'an admin'])(
    '%s is served the fields of their class, the city only near the child',
    async (name) => {
      const [seen, signIn] = VIEWERS[name] ?? [];
      if (seen === undefined || signIn === undefined) throw new Error('no such viewer');
      const { fields } = await fieldsServedTo(await signIn(child), child);
      expect(Object.keys(fields).sort()).toEqual(fieldsUpTo(seen, FIELDS_OF_MINORS));
      expect('city' in fields).toBe(seen !== 'professionals');
      expect(fields.region).toBe('Greater Manchester');
    },
  );

  it.each(['a visitor', 'another talent', 'a client', 'an agent'])(
    '%s sees nothing',
    async (name) => {
      const viewer = await VIEWERS[name]?.[1](child);
      for (const part of PARTS_OF_PROFILE) {
        expect((await viewer?.get(pathOf(child.profileId, part)))?.status).toBe(404);
      }
    },
  );
});

describe('a profile that is not to be seen', () => {
  it('is told of in the same words as one that is not there', async () => {
    const hidden = await makeWholeTalent(30, 'hidden');
    for (const viewer of [t.visitor(), await t.signIn('talent'), await t.signIn('client')]) {
      for (const part of PARTS_OF_PROFILE) {
        const there = await viewer.get(pathOf(hidden.profileId, part));
        const missing = await viewer.get(pathOf(newId(), part));
        expect([there.status, there.text]).toEqual([404, missing.text]);
      }
      for (const id of hidden.files) {
        expect((await viewer.get(mediaUrl({ id }, '320'))).status).toBe(404);
      }
    }
    const [id = ''] = hidden.files;
    expect((await (await signInAs(hidden.user)).get(mediaUrl({ id }, '320'))).status).toBe(200);
  });

  it('for professionals only is there for clients and agents', async () => {
    const { profileId } = await t.make.talent({ visibility: 'professionals' });
    const statusFor = async (viewer: TestClient) => (await viewer.get(pathOf(profileId))).status;
    expect(await statusFor(await t.signIn('client'))).toBe(200);
    expect(await statusFor(await t.signIn('agent'))).toBe(200);
    expect(await statusFor(await t.signIn('talent'))).toBe(404);
    expect(await statusFor(t.visitor())).toBe(404);
  });

  it('because its talent is suspended is there for admins only', async () => {
    const { user, profileId } = await t.make.talent({ visibility: 'public' });
    const agent = await signInAs((await t.make.ownAgent(profileId)).user);
    const suspendedAt = t.clock.now();
    await t.platform.db.update(users).set({ suspendedAt }).where(eq(users.id, user.id));
    expect((await t.visitor().get(pathOf(profileId))).status).toBe(404);
    expect((await agent.get(pathOf(profileId))).status).toBe(404);
    expect((await (await t.signIn('admin')).get(pathOf(profileId))).status).toBe(200);
  });
});
