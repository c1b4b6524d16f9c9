import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { teamQuery } from '../roster-queries.ts';
import { NOBODY } from '../roster-words.ts';
import type { RosterSearch } from '../use-roster-search.ts';

const ANYONE = 'anyone';

type Props = { portfolioId: string; search: RosterSearch };

/** Whose talents are shown; also those that nobody works with. */
export function AssignedMenu({ portfolioId, search }: Props) {
  const { id: ownId } = useCurrentUser();
  const { data: team } = useQuery(teamQuery(portfolioId));
  const { assignedTo } = search.filters;
  const members = (team?.items ?? []).map(({ userId, firstName, lastName }) => ({
    userId,
    name: userId === ownId ? 'Me' : `${firstName} ${lastName}`,
  }));
  const chosen = members.find(({ userId }) => userId === assignedTo)?.name ?? 'someone';
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <FilterChip isOn={assignedTo !== undefined}>
          {assignedTo === undefined && 'Assigned to'}
          {assignedTo === NOBODY && 'Assigned to nobody'}
          {assignedTo !== undefined && assignedTo !== NOBODY && `Assigned to ${chosen}`}
          <ChevronDown aria-hidden="true" />
        </FilterChip>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuRadioGroup
          value={assignedTo ?? ANYONE}
          onValueChange={(value) => search.setAssignedTo(value === ANYONE ? undefined : value)}
        >
          <DropdownMenuRadioItem value={ANYONE}>Anyone</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value={NOBODY}>Nobody</DropdownMenuRadioItem>
          <DropdownMenuSeparator />
          {members.map(({ userId, name }) => (
            <DropdownMenuRadioItem key={userId} value={userId}>
              {name}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
