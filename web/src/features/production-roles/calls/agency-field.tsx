import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agenciesQuery } from './call-changes.ts';
import { type Named, NamedField } from './named-field.tsx';

type Props = {
  value: readonly Named[];
  error: string | undefined;
  onValue: (agencies: Named[]) => void;
};

/** Verified agencies, found by name. */
export function AgencyField(props: Props) {
  const [search, setSearch] = useState('');
  const found = useQuery({ ...agenciesQuery(search.trim()), placeholderData: keepPreviousData });
  return (
    <NamedField
      {...props}
      label="Agencies"
      hint="Only verified agencies can be chosen."
      nothing="No other agency is called that."
      search={search}
      onSearch={setSearch}
      found={found.data?.items}
    />
  );
}
