import { EMPTY_ROLE } from '@callboard/contract/role-form';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow } from '../../../app/test/open-app.tsx';
import { openAt, PATH, PRODUCTION_ID, production } from '../productions.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const CREATE = 'POST /api/productions';
const CHANGE = `PATCH ${PATH}`;
const MANY = `POST ${PATH}/roles/batch`;
const made = { status: 201, body: production };

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
async function chooseType(name: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Type' }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

describe('a new production', () => {
  it('is made once it has a title and a type, and changed from then on', async () => {
    const { sentTo } = openAt('/productions/create', {
      answers: {
        [CREATE]: made,
        [CHANGE]: { status: 200, body: { ...production, director: 'Lise Harnant' } },
      },
    });
    await heading('What is it?');
    await press('Continue');
    expect(await screen.findByText('Title is required')).toBeDefined();
    expect(sentTo(CREATE)).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Weighbridge Nine');
    await chooseType('TV series');
    await press('Continue');
    await heading('Who makes it, where and when?');
    expect(sentTo(CREATE)).toEqual([{ title: 'Weighbridge Nine', typeId: 'tv-series' }]);
    expect(addressNow()).toBe(`/productions/create?step=who&id=${PRODUCTION_ID}`);
    await userEvent.type(screen.getByRole('textbox', { name: 'Director' }), 'Lise Harnant');
    await press('Continue');
    await heading('Who are you looking for?');
    expect(sentTo(CHANGE)).toEqual([{ director: 'Lise Harnant' }]);
  });

  it('keeps what is typed before that, in this tab', async () => {
    const { unmount } = openAt('/productions/create');
    await heading('What is it?');
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Pale Circuit');
    unmount();
    openAt('/productions/create');
    await heading('What is it?');
    expect(screen.getByDisplayValue('Pale Circuit')).toBeDefined();
  });
});

describe('a pasted breakdown', () => {
  const read = (title: string, unread: string[] = []) => ({
    role: { ...EMPTY_ROLE, title, playingAgeMin: 45, playingAgeMax: 55 },
    source: title,
    unread,
  });
  const answers = {
    'POST /api/productions/read-breakdown': {
      status: 200,
      body: {
        title: 'Weighbridge Nine',
        typeId: 'tv-series',
        notes: null,
        roles: [read('RHONA', ['sleepless']), read('JODIE'), read('PORTER')],
      },
    },
    [CREATE]: made,
    [MANY]: { status: 201, body: { items: [] } },
  };

  it('becomes roles to correct, and then a production with them', async () => {
    const { sentTo } = openAt('/productions/create?step=paste', { answers });
    await heading('Paste your breakdown');
    await press('Insert an example');
    await press('Read the breakdown');
    const cards = within(await screen.findByRole('list', { name: 'Roles read' }));
    expect(cards.getByText('sleepless')).toBeDefined();
    await press('Remove PORTER');
    await press('Merge JODIE with the one above');
    // What was corrected waits while one looks at the text again.
    await press('Back to the text');
    await press('Back to the roles');
    const title = screen.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await press('Make the production with 1 role');
    expect(await screen.findByText('Title is required')).toBeDefined();
    expect(sentTo(CREATE)).toEqual([]);
    await userEvent.type(title, 'DI RHONA TAIT');
    await press('Make the production with 1 role');
    await waitFor(() => expect(addressNow()).toBe(`/productions/${PRODUCTION_ID}`));
    expect(sentTo(CREATE)).toMatchObject([{ title: 'Weighbridge Nine', typeId: 'tv-series' }]);
    expect(sentTo(MANY)).toMatchObject([
      { roles: [{ title: 'DI RHONA TAIT', playingAgeMin: 45, description: 'JODIE' }] },
    ]);
  });

  it('is sent again as the same after an answer got lost, and anew once it is corrected', async () => {
    openAt('/productions/create?step=paste', { answers: { ...answers, [MANY]: 'unreachable' } });
    await press('Insert an example');
    await press('Read the breakdown');
    const sentKeys = () =>
      vi
        .mocked(fetch)
        .mock.calls.filter(([address]) => String(address).includes('/roles/batch'))
        .map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    const make = async (times: number) => {
      await press(/^Make the production/);
      await waitFor(() => expect(sentKeys()).toHaveLength(times));
      await screen.findByText(/What you typed is still here/);
    };
    await make(1);
    await make(2);
    await press('Remove PORTER');
    await make(3);
    const [first, second, third] = sentKeys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
