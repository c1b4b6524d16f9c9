import { useRef } from 'react';
import { SearchBox } from '../../ui/search-box.tsx';
import { useKeys } from '../../ui/use-keys.ts';

type Props = { value: string; onSearch: (text: string) => void };

export function TalentSearch(props: Props) {
  const box = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => box.current?.focus() });
  return <SearchBox ref={box} label="Find a talent" {...props} />;
}
