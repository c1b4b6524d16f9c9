import type { Activity } from '@callboard/contract/productions';

const counted = (count: string | number | undefined, one: string, many: string) =>
  count === undefined || count === '' ? many : `${count} ${Number(count) === 1 ? one : many}`;
const spaced = (value: string | number | undefined) => String(value ?? '').replaceAll('_', ' ');
/** ' (…)' where there is something to say. */
const aside = (value: string | number | undefined) => (value ? ` (${spaced(value)})` : '');

type Detail = Activity['detail'];

/** After who did it: 'added a role'. */
const WORDS: Record<Activity['kind'], (detail: Detail) => string> = {
  production_created: () => 'began the production',
  production_changed: ({ fields, status, archived, answered }) => {
    if (archived !== undefined) return `${archived === 1 ? 'archived' : 'restored'} the production`;
    if (fields === 'status') {
      const told = Number(answered ?? 0) > 0;
      const aside = told ? ` and answered ${counted(answered, 'person', 'people')}` : '';
      return `set the production to ${spaced(status)}${aside}`;
    }
    return `changed the production${aside(fields)}`;
  },
  role_added: ({ count, title }) =>
    Number(count ?? 1) > 1 ? `added ${count} roles` : `added a role${aside(title)}`,
  role_cancelled: ({ answered }) =>
    Number(answered ?? 0) > 0
      ? `cancelled a role and answered ${counted(answered, 'person', 'people')}`
      : 'cancelled a role',
  call_sent_to_review: ({ count }) => `sent ${counted(count ?? 1, 'call', 'calls')} to review`,
  call_opened: ({ count }) => `opened ${Number(count ?? 1) > 1 ? `${count} calls` : 'a call'}`,
  call_rejected: ({ act, reason }) =>
    `${act === 'taken-down' ? 'took a call down' : 'did not let a call through'}${reason ? `: ${reason}` : ''}`,
  call_ended: ({ as, answered }) => {
    const ended = as ? `ended a call as ${spaced(as)}` : 'ended a call';
    if (Number(answered ?? 0) === 0) return ended;
    return `${ended} and answered ${counted(answered, 'person', 'people')}`;
  },
  terms_changed: ({ fields }) => `changed what an open call promises${aside(fields)}`,
  applications_moved: ({ count, to }) =>
    `moved ${counted(count ?? 1, 'application', 'applications')}${to ? ` to ${spaced(to)}` : ''}`,
  answers_sent: ({ count }) => `sent ${counted(count ?? 1, 'answer', 'answers')}`,
  audition_planned: ({ round }) => `planned an audition${aside(round)}`,
  audition_sent: ({ count }) => `told ${counted(count, 'person', 'people')} about an audition`,
  audition_cancelled: ({ count }) =>
    `called an audition off${Number(count ?? 0) > 0 ? ` and told ${counted(count, 'person', 'people')}` : ''}`,
  file_added: ({ fileName }) => `added a file${aside(fileName)}`,
  collaborator_added: ({ name, rights }) =>
    `added ${name ?? 'a colleague'} to the team${rights ? ` (can ${rights})` : ''}`,
  collaborator_removed: ({ name }) => `removed ${name ?? 'a colleague'} from the team`,
};

export function activityInWords({ kind, detail }: Pick<Activity, 'kind' | 'detail'>): string {
  return WORDS[kind](detail);
}
