import type { CurrentUser } from '@callboard/contract/auth';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type PropsWithChildren, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubServer } from '../../app/test/stub-server.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import type { SessionState } from '../../lib/session.ts';
import { testUser } from '../../lib/test-user.ts';
import { SessionContext } from '../../lib/use-session.ts';
import type { Portfolio } from '../business-portfolios/api.ts';
import { TALENT_DATA_ENTRY, TALENT_ID_ENTRY } from './selected-talent.ts';
import { useSelection } from './selection-context.ts';
import { SelectionProvider } from './selection-provider.tsx';

const AGENT = testUser('agent');
const OTHER_AGENT = testUser('agent', { id: '0198c7a0-0000-7000-8000-0000000000ff' });
const ADA = {
  user: { id: 'user-ada' },
  talentProfile: { id: 'profile-ada', firstName: 'Ada', lastName: 'Quill' },
};
const LIST = 'GET /api/business-portfolios';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const portfolio = (name: string): Portfolio => ({
  id: `id-${name}`,
  name,
  description: null,
  website: null,
  phone: null,
  email: null,
  address: null,
  logoUrl: null,
});
const listOf = (owned: string[], member: string[] = []) => ({
  status: 200,
  body: { owned: owned.map(portfolio), member: member.map(portfolio) },
});
const stored = () => [
  localStorage.getItem(TALENT_ID_ENTRY),
  localStorage.getItem(TALENT_DATA_ENTRY),
];
const store = (id: string, data: unknown) => {
  localStorage.setItem(TALENT_ID_ENTRY, id);
  localStorage.setItem(TALENT_DATA_ENTRY, typeof data === 'string' ? data : JSON.stringify(data));
};

/** The selection of whoever is here; `become` brings someone else. */
function openSelection(user: CurrentUser | null, status: SessionState['status'] = 'authenticated') {
  const queries = createQueryClient();
  let become: (user: CurrentUser | null, status?: SessionState['status']) => void = () => {};
  function Around({ children }: PropsWithChildren) {
    const [state, setState] = useState({ user, status, hasLeft: false });
    become = (next, nextStatus = 'authenticated') =>
      act(() => {
        queries.clear();
        setState({ user: next, status: nextStatus, hasLeft: next === null });
      });
    const session = { check: async () => {}, signedIn: () => {}, signedOut: () => {} };
    return (
      <QueryClientProvider client={queries}>
        <SessionContext value={{ ...session, ...state }}>
          <SelectionProvider>{children}</SelectionProvider>
        </SessionContext>
      </QueryClientProvider>
    );
  }
  const { result } = renderHook(() => useSelection(), { wrapper: Around });
  const now = () => result.current;
  return { now, queries, become: (...who: Parameters<typeof become>) => become(...who) };
}

describe('the selected portfolio', () => {
  it('is the first by name, as people sort names, of those owned and those joined', async () => {
    stubServer({ [LIST]: listOf(['Zed', 'birch'], ['Älva', 'Cedar']) });
    const { now } = openSelection(AGENT);
    expect(now().portfolio).toBeNull();
    await waitFor(() => expect(now().portfolio?.name).toBe('Älva'));
    expect(now().portfolios?.map(({ name }) => name)).toEqual(['Älva', 'birch', 'Cedar', 'Zed']);
  });

  it('stays selected when another one would come first', async () => {
    const { answers } = stubServer({ [LIST]: listOf(['Birch']) });
    const { now, queries } = openSelection(AGENT);
    await waitFor(() => expect(now().portfolio?.name).toBe('Birch'));
    answers[LIST] = listOf(['Alder', 'Birch']);
    await act(() => queries.invalidateQueries());
    await waitFor(() => expect(now().portfolios).toHaveLength(2));
    expect(now().portfolio?.name).toBe('Birch');
  });

  it('is the one that the agent chooses, even before the list knows it', async () => {
    stubServer({ [LIST]: listOf(['Birch']) });
    const { now } = openSelection(AGENT);
    await waitFor(() => expect(now().portfolio?.name).toBe('Birch'));
    act(() => now().selectPortfolio(portfolio('Just created')));
    expect(now().portfolio?.name).toBe('Just created');
  });

  it.each([
    ['lists nothing', { status: 200, body: { owned: [], member: [] } }],
    ['answers with an empty object', { status: 200, body: {} }],
    ['fails', { status: 500 }],
  ])('is none where the server %s', async (_, answer) => {
    const { asked } = stubServer({ [LIST]: answer });
    const { now, queries } = openSelection(AGENT);
    await waitFor(() => expect(asked).toEqual([LIST]));
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(now().portfolio).toBeNull();
  });

  it.each(['client', 'talent', 'admin'] as const)('is not even asked for a %s', async (role) => {
    const { asked } = stubServer({ [LIST]: listOf(['Birch']) });
    const { now, queries } = openSelection(testUser(role));
    expect(queries.isFetching()).toBe(0);
    expect(asked).toEqual([]);
    expect(now().portfolio).toBeNull();
    act(() => now().selectPortfolio(portfolio('Birch')));
    expect(now().portfolio).toBeNull();
  });

  it('is cleared when a non-agent comes, and the next agent begins with their own', async () => {
    const { answers } = stubServer({ [LIST]: listOf(['Birch', 'Cedar']) });
    const { now, become } = openSelection(AGENT);
    await waitFor(() => expect(now().portfolio).not.toBeNull());
    act(() => now().selectPortfolio(portfolio('Cedar')));
    become(testUser('client'));
    expect(now().portfolio).toBeNull();
    answers[LIST] = listOf(['Birch', 'Maple']);
    become(OTHER_AGENT);
    await waitFor(() => expect(now().portfolio?.name).toBe('Birch'));
  });
});

describe('acting as a talent', () => {
  beforeEach(() => {
    stubServer({ [LIST]: listOf([]) });
  });

  it('begins with selecting one, who is stored, and ends with clearing, which removes it', () => {
    const { now } = openSelection(AGENT);
    expect(now().isActingAsTalent).toBe(false);
    act(() => now().selectTalent(ADA));
    expect(now()).toMatchObject({ isActingAsTalent: true, talent: ADA });
    expect(stored()[0]).toBe('profile-ada');
    expect(JSON.parse(stored()[1] ?? '')).toMatchObject(ADA);
    act(() => now().clearTalent());
    expect(now()).toMatchObject({ isActingAsTalent: false, talent: null });
    expect(stored()).toEqual([null, null]);
  });

  it('is restored on load', () => {
    const before = openSelection(AGENT);
    act(() => before.now().selectTalent(ADA));
    expect(openSelection(AGENT).now()).toMatchObject({ isActingAsTalent: true, talent: ADA });
  });

  it('waits on load until it is known who is here', () => {
    store('profile-ada', ADA);
    const { now, become } = openSelection(null, 'pending');
    expect(now().talent).toBeNull();
    expect(stored()[0]).toBe('profile-ada');
    become(AGENT);
    expect(now().talent).toEqual(ADA);
  });

  it.each([
    ['is not JSON', 'profile-ada', '{"user":'],
    ['is of another shape', 'profile-ada', { id: 'profile-ada' }],
    ['lacks the name', 'profile-ada', { ...ADA, talentProfile: { id: 'profile-ada' } }],
    ['is of another talent', 'profile-bo', ADA],
    ['was left by another agent', 'profile-ada', { ...ADA, selectedBy: OTHER_AGENT.id }],
  ])('discards and removes what is stored where it %s', (_, id, data) => {
    store(id, data);
    expect(openSelection(AGENT).now().talent).toBeNull();
    expect(stored()).toEqual([null, null]);
  });

  it.each([
    ['signing out', null, 'unauthenticated'],
    ['another agent signing in', OTHER_AGENT, 'authenticated'],
    ['a client signing in', testUser('client'), 'authenticated'],
  ] as const)('ends with %s, and nothing of it stays', (_, next, status) => {
    const { now, become } = openSelection(AGENT);
    act(() => now().selectTalent(ADA));
    become(next, status);
    expect(now().talent).toBeNull();
    expect(stored()).toEqual([null, null]);
  });

  it('is for agents only', () => {
    const { now } = openSelection(testUser('talent'));
    act(() => now().selectTalent(ADA));
    expect(now().isActingAsTalent).toBe(false);
    expect(stored()).toEqual([null, null]);
  });

  it('works with a storage that takes nothing more', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { now } = openSelection(AGENT);
    vi.stubGlobal('localStorage', { setItem: full });
    act(() => now().selectTalent(ADA));
    vi.unstubAllGlobals();
    expect(now().talent).toEqual(ADA);
    expect(warned).toHaveBeenCalledOnce();
  });
});

it('using the selection outside its provider is an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useSelection())).toThrow(
    'useSelection is used outside its provider',
  );
});
