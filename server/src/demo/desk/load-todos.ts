import { todos } from '../../features/tasks/tables.ts';
import { demoUserId } from '../accounts.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt, isoDay } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';

/** What the client has on her own list. */
const TODOS: readonly { text: string; dueInDays: number | null; doneDaysAgo?: number }[] = [
  { text: 'Send Lise the six Rhonas before the weekend', dueInDays: -2 },
  { text: 'Ring Constance about Morag’s pencil', dueInDays: 0 },
  { text: 'Ask the school about Rafi’s licence', dueInDays: 3 },
  { text: 'Book a pianist for the Kestrel recalls', dueInDays: 6 },
  { text: 'Find a wheelchair-friendly room in Glasgow for Jodie', dueInDays: null },
  { text: 'Thank Ambrose for the biscuits', dueInDays: -8, doneDaysAgo: 9 },
];

export const loadTodos: DemoLoader = async (tx, now) => {
  await insertMany(
    tx,
    todos,
    TODOS.map(({ text, dueInDays, doneDaysAgo }, index) => ({
      id: demoId(`todo/${index}`),
      userId: demoUserId('client'),
      text,
      dueOn: dueInDays === null ? null : isoDay(now, dueInDays),
      doneAt: doneDaysAgo === undefined ? null : dayAt(now, -doneDaysAgo, 16),
      createdAt: dayAt(now, -12 + index, 8),
      updatedAt: dayAt(now, -(doneDaysAgo ?? 12 - index), 16),
    })),
  );
};
