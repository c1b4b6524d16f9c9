import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { OWN_NAME, type useInWhoseName } from './use-in-whose-name.ts';

const LABEL = 'In whose name';
const own = { value: OWN_NAME, label: 'In your own name' };

type Props = Pick<ReturnType<typeof useInWhoseName>, 'talents' | 'whose' | 'choose'>;

/** Nothing for those who write for nobody else. */
export function InWhoseName({ talents, whose, choose }: Props) {
  const [first, second] = talents;
  if (first === undefined) return null;
  if (second === undefined) {
    const options = [{ value: first.id, label: `For ${first.name.split(' ')[0]}` }, own];
    return (
      <div className="flex">
        <Segmented label={LABEL} options={options} value={whose} onValueChange={choose} />
      </div>
    );
  }
  const options = [...talents.map(({ id, name }) => ({ value: id, label: `For ${name}` })), own];
  return <Select aria-label={LABEL} options={options} value={whose} onValueChange={choose} />;
}
