import * as z from 'zod';
import { COUNT_CALLS } from './count-calls.ts';
import { empty, endpoint, json } from './endpoint.ts';
import { day, id, instant, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';

/** What can wait for somebody. The last three wait for admins. */
export const TASK_KINDS = [
  'review_applications',
  'call_closing',
  'call_past_deadline',
  'answers_unsent',
  'audition_unanswered',
  'audition_reschedule',
  'offer_unanswered',
  'unread_messages',
  'todo',
  'review_calls',
  'review_verifications',
  'review_reports',
] as const;
export const URGENCIES = ['overdue', 'today', 'this_week', 'later'] as const;

/** Something that waits, worked out from the data, or a to-do of one's own. */
const taskSchema = z.object({
  /** The same for as long as it waits. */
  key: z.string(),
  kind: z.enum(TASK_KINDS),
  urgency: z.enum(URGENCIES),
  /** Applications, answers, invitations, offers, messages. */
  count: z.number().int(),
  /** What a to-do says; of messages, who wrote last. */
  text: z.string().nullable(),
  dueAt: instant.nullable(),
  /** Of a to-do: a day, in the owner's own zone. */
  dueOn: z.iso.date().nullable(),
  roleId: id.nullable(),
  roleTitle: z.string().nullable(),
  productionId: id.nullable(),
  productionTitle: z.string().nullable(),
  todoId: id.nullable(),
  /** Where to deal with it. */
  link: z.string().nullable(),
});
export type Task = z.output<typeof taskSchema>;

export const todoFormSchema = z.object({
  text: requiredText(LIMITS.lineLength, 'Please say what is to be done'),
  dueOn: day('Please choose a day').nullable(),
});
const todoSchema = todoFormSchema.extend({ id, doneAt: instant.nullable(), createdAt: instant });

const params = z.object({ id });
const owners = ['client', 'admin'] as const;

export const taskEndpoints = {
  count: endpoint({
    ...COUNT_CALLS.tasks,
    summary: 'How many things wait for the client',
    access: ['client'],
    response: json(z.object({ totalTasks: z.number() })),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/tasks',
    summary: 'What waits for the client, or in the moderation queues, the most urgent first',
    access: owners,
    // As many as anyone can look at; the count tells how many there are.
    response: json(z.object({ items: z.array(taskSchema), nextCursor: z.null() })),
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/api/tasks/done',
    summary: 'Put what was worked out aside until something new happens to it',
    access: owners,
    body: z.object({ key: z.string().min(1).max(LIMITS.nameLength) }),
    response: empty,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/tasks/restore',
    summary: 'Take back what was put aside',
    access: owners,
    body: z.object({ key: z.string().min(1).max(LIMITS.nameLength) }),
    response: empty,
  }),
  addTodo: endpoint({
    method: 'POST',
    path: '/api/tasks/todos',
    summary: 'Note something to do',
    access: owners,
    body: todoFormSchema,
    response: json(todoSchema, 201),
    errors: ['PLAN_LIMIT_REACHED'],
    idempotent: true,
  }),
  changeTodo: endpoint({
    method: 'PATCH',
    path: '/api/tasks/todos/{id}',
    summary: "Change, complete or reopen one's own to-do",
    access: owners,
    params,
    body: todoFormSchema.partial().extend({ isDone: z.boolean().optional() }),
    response: json(todoSchema),
    errors: ['NOT_FOUND'],
  }),
  removeTodo: endpoint({
    method: 'DELETE',
    path: '/api/tasks/todos/{id}',
    summary: "Remove one's own to-do",
    access: owners,
    params,
    response: empty,
    errors: ['NOT_FOUND'],
  }),
};
