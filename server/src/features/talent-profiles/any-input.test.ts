import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { pathOf, WHOLE_PROFILE } from './whole-profile.fixture.ts';

const t = useTestServer();
const INPUTS = 150;

const nasty = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.integer(),
  fc.constantFrom(
    null,
    '',
    -0,
    1e21,
    39.3,
    1e-323,
    '0000-01-01',
    '9999-12-31',
    ['actor', 'actor'],
    {},
  ),
);

/** What fits, with some of it left out and some of it replaced by anything, at any depth. */
function spoilt(value: unknown): fc.Arbitrary<unknown> {
  const kept = Array.isArray(value)
    ? fc.array(fc.oneof(...value.map(spoilt)), { maxLength: 4 })
    : typeof value === 'object' && value !== null
      ? fc.record(
          Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoilt(inner)])),
        )
      : fc.constant(value);
  return fc.oneof({ arbitrary: kept, weight: 40 }, { arbitrary: nasty, weight: 1 });
}

function partsOf(value: object): fc.Arbitrary<unknown> {
  const fields = Object.entries(value).map(([key, inner]) => [key, spoilt(inner)]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

const { profile, traits, info, availability } = WHOLE_PROFILE;
const WRITES = [
  ['PATCH', '', partsOf({ ...profile, dateOfBirth: '1990-02-03', visibility: 'public' })],
  ['PATCH', '/professional-traits', spoilt(traits)],
  ['PATCH', '/professional-info', partsOf(info)],
  ['PUT', '/availability', spoilt({ availability })],
] as const;

it.each(WRITES)('%s %s takes or refuses anything its talent sends', async (method, part, body) => {
  const { user, profileId } = await t.make.talent();
  const { cookie } = await t.make.session({ user });
  const statuses = new Set<number>();
  for (const payload of fc.sample(body, { numRuns: INPUTS, seed: 11 })) {
    const { statusCode } = await t.server.app.inject({
      method,
      url: pathOf(profileId, part),
      headers: { cookie, 'content-type': 'application/json' },
      payload: JSON.stringify(payload) ?? 'null',
    });
    statuses.add(statusCode);
  }
  expect([...statuses].sort()).toEqual([200, 400]);
});
