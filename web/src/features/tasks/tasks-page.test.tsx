import type { Task } from '@callboard/contract/tasks';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow, openApp } from '../../app/test/open-app.tsx';
import { signedInAs, stubServer } from '../../app/test/stub-server.ts';
import { testUser } from '../../lib/test-user.ts';
import { dismissToast } from '../../ui/toast-store.ts';

beforeEach(() => {
  localStorage.clear();
  dismissToast();
});
afterEach(() => vi.restoreAllMocks());

const TODO_ID = '0198c7a0-0000-7000-8000-0000000000a1';
const task = (given: Partial<Task> & Pick<Task, 'key' | 'kind' | 'urgency'>): Task => ({
  count: 1,
  text: null,
  dueAt: null,
  dueOn: null,
  roleId: null,
  roleTitle: null,
  productionId: null,
  productionTitle: null,
  todoId: null,
  link: null,
  ...given,
});
const TASKS = [
  task({ key: 'later', kind: 'todo', urgency: 'later', text: 'Call Ada', todoId: TODO_ID }),
  task({
    key: 'now',
    kind: 'review_applications',
    urgency: 'today',
    count: 3,
    roleTitle: 'Wren',
    link: '/messaging/7',
  }),
  task({ key: 'soon', kind: 'answers_unsent', urgency: 'this_week', count: 2, link: '/account' }),
];

function openTasks(role: 'client' | 'admin' = 'client', items: readonly Task[] = TASKS) {
  const server = stubServer({
    ...signedInAs(testUser(role)),
    'GET /api/tasks': { status: 200, body: { items, nextCursor: null } },
    'POST /api/tasks/done': { status: 204 },
    'POST /api/tasks/restore': { status: 204 },
    [`PATCH /api/tasks/todos/${TODO_ID}`]: { status: 200, body: {} },
  });
  const sentTo = (call: string) => server.bodies.filter((_, at) => server.asked[at] === call);
  return { ...server, sentTo, ...openApp('/tasks') };
}

const focused = () => document.activeElement?.textContent;

describe('tasks', () => {
  it('are gone through from the most urgent on with j and k, and opened with a key', async () => {
    openTasks();
    await screen.findByText('Review 3 new applications');
    await userEvent.keyboard('j');
    expect(focused()).toContain('Send 2 answers');
    await userEvent.keyboard('k');
    expect(focused()).toContain('Review 3 new applications');
    await userEvent.keyboard('o');
    await waitFor(() => expect(addressNow()).toBe('/messaging/7'));
  });

  it('are put aside with e, the next taking the place, and come back by undoing it', async () => {
    const { answers, sentTo } = openTasks();
    await screen.findByText('Review 3 new applications');
    answers['GET /api/tasks'] = { status: 200, body: { items: TASKS.slice(2), nextCursor: null } };
    await userEvent.keyboard('e');
    await waitFor(() => expect(screen.queryByText('Review 3 new applications')).toBeNull());
    await waitFor(() => expect(focused()).toContain('Send 2 answers'));
    answers['GET /api/tasks'] = { status: 200, body: { items: TASKS, nextCursor: null } };
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Review 3 new applications')).toBeDefined();
    expect(sentTo('POST /api/tasks/done')).toEqual([{ key: 'now' }]);
    expect(sentTo('POST /api/tasks/restore')).toEqual([{ key: 'now' }]);
  });

  it('of one’s own are changed where they stand', async () => {
    const { sentTo, answers } = openTasks();
    await userEvent.click(await screen.findByRole('button', { name: 'Call Ada' }));
    const changed = TASKS.map((each) => ({ ...each, text: each.text && 'Call Ada back' }));
    answers['GET /api/tasks'] = { status: 200, body: { items: changed, nextCursor: null } };
    await userEvent.type(await screen.findByRole('textbox', { name: 'To-do' }), ' back{Enter}');
    expect(await screen.findByRole('button', { name: 'Call Ada back' })).toBeDefined();
    expect(sentTo(`PATCH /api/tasks/todos/${TODO_ID}`)).toEqual([
      { text: 'Call Ada back', dueOn: null },
    ]);
  });

  it('are noted once though the button is pressed twice', async () => {
    const { asked, answers } = openTasks();
    answers['POST /api/tasks/todos'] = { status: 201, body: {} };
    await userEvent.type(await screen.findByRole('textbox', { name: 'New to-do' }), 'Ring Ned');
    const add = screen.getByRole('button', { name: 'Add' });
    act(() => {
      add.click();
      add.click();
    });
    await waitFor(() => expect(asked).toContain('POST /api/tasks/todos'));
    expect(asked.filter((call) => call === 'POST /api/tasks/todos')).toHaveLength(1);
  });

  it('stand where they stood when they could not be put aside', async () => {
    const { answers } = openTasks();
    await screen.findByText('Review 3 new applications');
    const unreachable = { status: 503, body: { message: 'Not now.', code: 'UNAVAILABLE' } };
    Object.assign(answers, { 'POST /api/tasks/done': unreachable, 'GET /api/tasks': unreachable });
    await userEvent.keyboard('e');
    expect(await screen.findByText('Not saved')).toBeDefined();
    expect(screen.getByText('Review 3 new applications')).toBeDefined();
  });

  it('are queues for admins', async () => {
    openTasks('admin', [task({ key: 'q', kind: 'review_reports', urgency: 'overdue', count: 4 })]);
    expect(await screen.findByText('Look into 4 reports')).toBeDefined();
    expect(screen.getByRole('heading', { name: /Overdue/ })).toBeDefined();
  });
});
