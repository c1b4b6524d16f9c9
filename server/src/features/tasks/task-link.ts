import type { TaskRow } from './queries.ts';

/** Where a task is dealt with. A to-do is dealt with anywhere. */
export function linkOf(task: TaskRow): string | null {
  switch (task.kind) {
    case 'review_applications':
    case 'answers_unsent':
    case 'offer_unanswered':
      return `/production-roles/${task.roleId}?tab=applications`;
    case 'call_closing':
    case 'call_past_deadline':
      return `/production-roles/${task.roleId}`;
    case 'audition_unanswered':
    case 'audition_reschedule':
      return `/auditions/${task.key.split(':')[1]}`;
    case 'unread_messages':
      return `/messaging/${task.conversationId}`;
    case 'review_calls':
      return '/admin/casting-calls';
    case 'review_verifications':
      return '/admin/verification';
    case 'review_reports':
      return '/admin/reports';
    case 'todo':
      return null;
  }
}
