import { NOTIFICATION_KINDS, type NotificationKind } from '@callboard/contract/notifications';
import type { Role } from '@callboard/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { mailChoicesQuery, useChooseMail } from '../notifications/api.ts';

type Words = { label: string; hint: string; roles?: readonly Role[] };

const WORDS: Record<NotificationKind, Words> = {
  application: {
    label: 'Applications',
    hint: 'Where each one stands',
    roles: ['talent', 'agent', 'client'],
  },
  audition: {
    label: 'Auditions',
    hint: 'Invitations, changes, reminders',
    roles: ['talent', 'agent', 'client'],
  },
  offer: {
    label: 'Offers and holds',
    hint: 'Made, answered, withdrawn',
    roles: ['talent', 'agent', 'client'],
  },
  casting_call: {
    label: 'Casting calls',
    hint: 'New ones that fit, changes, deadlines',
    roles: ['talent', 'agent', 'client'],
  },
  saved_search: { label: 'Saved searches', hint: 'Talent who newly match' },
  message: { label: 'Messages', hint: 'What people write to you' },
  team: { label: 'Team', hint: 'Invitations and changes in your team', roles: ['agent', 'client'] },
  representation: {
    label: 'Representation',
    hint: 'Requests between talent and agency',
    roles: ['talent', 'agent'],
  },
  verification: { label: 'Verification', hint: 'Decisions about your requests' },
  moderation: { label: 'Safety', hint: 'Reports and what came of them' },
  account: { label: 'Your account', hint: 'Sign-ins, plan and security' },
};

/** Each choice counts at once. Kinds that a role never hears of are not asked about. */
export function MailChoicesCard() {
  const { role } = useCurrentUser();
  const { data, isPending, isError, refetch } = useQuery(mailChoicesQuery);
  const kinds = NOTIFICATION_KINDS.filter((kind) => WORDS[kind].roles?.includes(role) ?? true);
  return (
    <Card
      title="News by e-mail"
      description="Everything is in the bell; choose what also comes as mail."
    >
      {isPending && <Skeleton className="h-40" />}
      {isError && <ErrorState text="Please try again." onRetry={() => void refetch()} />}
      {data !== undefined && <Choices kinds={kinds} mailed={data.mailed} />}
    </Card>
  );
}

type ChoicesProps = { kinds: NotificationKind[]; mailed: NotificationKind[] };

function Choices({ kinds, mailed }: ChoicesProps) {
  const choose = useChooseMail();
  return (
    <ul className="grid gap-x-8 gap-y-4 text-13 sm:grid-cols-2">
      {kinds.map((kind) => (
        <li key={kind}>
          <SwitchRow
            label={WORDS[kind].label}
            hint={WORDS[kind].hint}
            checked={mailed.includes(kind)}
            onCheckedChange={(isMailed) =>
              choose.mutate(isMailed ? [...mailed, kind] : mailed.filter((other) => other !== kind))
            }
          />
        </li>
      ))}
    </ul>
  );
}
