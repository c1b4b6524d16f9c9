import type { TalentSearch } from '@callboard/contract/talent-search';
import { describe, expect, it } from 'vitest';
import { fromText, mayUseFacet, readSearch, toText, writeSearch } from './read-search.ts';

const ROLE_ID = '0198c7a0-0000-7000-8000-0000000000a1';

const WHOLE: TalentSearch = {
  q: 'fencing scot',
  category: ['actor', 'singer'],
  gender: ['woman'],
  ageMin: 25,
  ageMax: 40,
  ethnicity: ['mixed'],
  heightMin: 160,
  heightMax: 180,
  skill: ['fencing~professional', 'waltz'],
  place: 2643743,
  radius: 25,
  from: '2026-05-01',
  to: '2026-05-09',
  verified: ['identity'],
  showreel: 'true',
  updatedWithin: 30,
  role: ROLE_ID,
  sort: 'nearest',
};

describe('the search in the address', () => {
  it('is read as it was written', () => {
    expect(readSearch(writeSearch(WHOLE), 'client')).toEqual(WHOLE);
    expect(fromText(toText(WHOLE), 'client')).toEqual(WHOLE);
  });

  it('says nothing of what is not chosen', () => {
    expect(toText({ category: [], q: undefined, gender: ['man'] })).toBe('gender=man');
  });

  it('leaves out what is no search, and keeps the rest', () => {
    const params = {
      q: '  ',
      ageMin: 'old',
      gender: ['woman', 'tree'],
      skill: 'fencing~sublime',
      country: 'gb',
      nonsense: '1',
    };
    expect(readSearch(params, 'client')).toEqual({ country: ['gb'] });
  });

  it('drops an order that has lost its reason, a radius around nothing, and ranges that are turned', () => {
    expect(fromText('sort=nearest&radius=10&ageMin=40&ageMax=20', 'client')).toEqual({
      ageMin: 40,
    });
    expect(fromText('sort=fit&from=2026-05-09&to=2026-05-01', 'client')).toEqual({
      from: '2026-05-09',
    });
  });

  it('has nothing that a talent may not search by', () => {
    const { ethnicity, from, to, role, ...seen } = WHOLE;
    expect(readSearch(writeSearch(WHOLE), 'talent')).toEqual(seen);
  });

  it.each([
    ['client', true],
    ['agent', true],
    ['admin', true],
    ['talent', false],
  ] as const)('lets a %s search by ethnicity and free days: %s', (role, may) => {
    expect(mayUseFacet(role, 'ethnicity')).toBe(may);
    expect(mayUseFacet(role, 'available')).toBe(may);
    expect(mayUseFacet(role, 'skill')).toBe(true);
  });

  it('names no role for those who have none', () => {
    expect(fromText(`role=${ROLE_ID}`, 'agent')).toEqual({});
  });
});
