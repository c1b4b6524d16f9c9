import type { TeamMember } from '@callboard/contract/team';
import { useId } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { counted } from './roster-words.ts';

type Props = {
  members: readonly TeamMember[];
  /** The ids of those who work with the talent. */
  chosen: readonly string[];
  onChoose: (userIds: string[]) => void;
};

/** The team, to tick who works with someone. */
export function MemberTicks({ members, chosen, onChoose }: Props) {
  const toggle = (userId: string) =>
    onChoose(
      chosen.includes(userId) ? chosen.filter((each) => each !== userId) : [...chosen, userId],
    );
  return (
    <ul aria-label="Team" className="grid grid-cols-[minmax(0,1fr)]">
      {members.map((member) => (
        <MemberTick
          key={member.userId}
          member={member}
          isChosen={chosen.includes(member.userId)}
          onToggle={() => toggle(member.userId)}
        />
      ))}
    </ul>
  );
}

type TickProps = { member: TeamMember; isChosen: boolean; onToggle: () => void };

function MemberTick({ member, isChosen, onToggle }: TickProps) {
  const id = useId();
  const isSelf = useCurrentUser().id === member.userId;
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <li>
      <label
        htmlFor={id}
        className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1 hover:bg-fill"
      >
        <Checkbox id={id} checked={isChosen} onCheckedChange={onToggle} />
        <Avatar size="sm" profileName={name} src={member.photoUrl} />
        <span className="min-w-0 flex-1 truncate text-13">
          {name}
          {isSelf && <span className="text-muted"> (you)</span>}
        </span>
        <span aria-hidden="true" className="text-12 text-muted tabular-nums">
          {counted(member.talents, 'talent')}
        </span>
      </label>
    </li>
  );
}
