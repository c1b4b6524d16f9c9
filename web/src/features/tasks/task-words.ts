import type { Task } from '@callboard/contract/tasks';
import {
  CalendarClock,
  CalendarSync,
  Clock3,
  Flag,
  Handshake,
  Hourglass,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  Send,
  ShieldCheck,
  SquareCheck,
  Users,
} from 'lucide-react';
import { daysInWords } from '../../lib/casting/days.ts';
import { untilInWords } from '../../lib/casting/until.ts';

export const TASK_ICONS: Record<Task['kind'], LucideIcon> = {
  review_applications: Users,
  call_closing: Clock3,
  call_past_deadline: Hourglass,
  answers_unsent: Send,
  audition_unanswered: CalendarClock,
  audition_reschedule: CalendarSync,
  offer_unanswered: Handshake,
  unread_messages: MessageCircle,
  todo: SquareCheck,
  review_calls: Megaphone,
  review_verifications: ShieldCheck,
  review_reports: Flag,
};

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;

/** What waits, in one sentence. */
export function taskInWords({ kind, count, text, dueAt }: Task): string {
  switch (kind) {
    case 'review_applications':
      return `Review ${counted(count, 'new application', 'new applications')}`;
    case 'call_closing':
      return `The call closes ${dueAt === null ? 'soon' : untilInWords(dueAt)}`;
    case 'call_past_deadline':
      return count === 0
        ? 'The deadline has passed: close the call'
        : `The deadline has passed: close the call and answer ${counted(count, 'person', 'people')}`;
    case 'answers_unsent':
      return `Send ${counted(count, 'answer', 'answers')}`;
    case 'audition_unanswered':
      return `${counted(count, 'invitation waits', 'invitations wait')} for an answer`;
    case 'audition_reschedule':
      return `${counted(count, 'person asks', 'people ask')} for another time`;
    case 'offer_unanswered':
      return `${counted(count, 'offer waits', 'offers wait')} for an answer`;
    case 'unread_messages':
      return `Read ${counted(count, 'message', 'messages')}${text === null ? '' : ` from ${text}`}`;
    case 'review_calls':
      return `Review ${counted(count, 'casting call', 'casting calls')}`;
    case 'review_verifications':
      return `Decide ${counted(count, 'verification', 'verifications')}`;
    case 'review_reports':
      return `Look into ${counted(count, 'report', 'reports')}`;
    case 'todo':
      return text ?? '';
  }
}

/** Of what, and until when. */
export function taskFacts({ kind, roleTitle, productionTitle, dueOn, dueAt }: Task): string {
  const due = dueOn !== null ? `due ${daysInWords(dueOn, null)}` : undefined;
  const isAudition = kind === 'audition_unanswered' || kind === 'audition_reschedule';
  const verb = isAudition ? 'begins' : 'answer due';
  const isTimed = isAudition || kind === 'offer_unanswered';
  const when = isTimed && dueAt !== null ? `${verb} ${untilInWords(dueAt)}` : undefined;
  return [roleTitle, productionTitle, due, when].filter((fact) => fact != null).join(' · ');
}

export const URGENCY_WORDS: Record<Task['urgency'], string> = {
  overdue: 'Overdue',
  today: 'Today',
  this_week: 'This week',
  later: 'Later',
};
