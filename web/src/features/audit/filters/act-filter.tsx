import { useQuery } from '@tanstack/react-query';
import { Combobox } from '../../../ui/combobox.tsx';
import { actsQuery } from '../audit-queries.ts';
import { readAct } from '../words.ts';

type Props = { chosen: string | undefined; onChoose: (act: string | undefined) => void };

/** One act, or all of a part of the product. */
export function ActFilter({ chosen, onChoose }: Props) {
  const { data } = useQuery(actsQuery);
  const acts = [...new Set([...(data?.items ?? []), ...(chosen ? [chosen] : [])])].toSorted();
  const features = acts.map((act) => act.slice(0, act.indexOf('.') + 1));
  const options = [...new Set([...features, ...acts])].toSorted().map((act) => ({
    value: act,
    label: labelOf(act),
  }));
  return (
    <Combobox
      aria-label="Act"
      placeholder="Any act"
      options={options}
      value={chosen ?? ''}
      onValueChange={(act) => onChoose(act === '' ? undefined : act)}
    />
  );
}

function labelOf(act: string): string {
  const { feature, done } = readAct(act);
  return done === '' ? `${feature}: everything` : `${feature}: ${done.toLowerCase()}`;
}
