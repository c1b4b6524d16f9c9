import { LIMITS } from '@callboard/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchQuery } from '../../search/api.ts';
import { type Named, NamedField } from './named-field.tsx';

type Props = {
  value: readonly Named[];
  error: string | undefined;
  onValue: (talents: Named[]) => void;
};

/** Talents who have applied to one of the client's productions before, found by name. */
export function InviteeField(props: Props) {
  const [search, setSearch] = useState('');
  const asked = search.trim();
  const found = useQuery({
    ...searchQuery(asked),
    enabled: asked.length >= LIMITS.searchLengthMin,
    placeholderData: keepPreviousData,
  });
  const people = found.data?.applications.map(({ profileId, firstName, lastName }) => ({
    id: profileId,
    name: `${firstName} ${lastName}`,
  }));
  return (
    <NamedField
      {...props}
      label="Talents"
      hint="Anyone who has applied to one of your productions before."
      nothing="Nobody else of that name has applied to you."
      search={search}
      onSearch={setSearch}
      found={people && eachOnce(people)}
    />
  );
}

/** One person may have applied to several roles. */
function eachOnce(people: readonly Named[]): Named[] {
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
