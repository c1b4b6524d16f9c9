import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Input } from '../../../ui/input.tsx';

type Ages = { ageFrom: number | null; ageTo: number | null };
type Props = {
  from: number | null;
  to: number | null;
  onAges: (ages: Partial<Ages>) => void;
};

/** Whoever plays any age between the two. */
export function AgeFields({ from, to, onAges }: Props) {
  const { playingAge } = tradeWords(useCurrentUser().countryId);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium text-13">{playingAge}</legend>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 text-13 text-muted">
        <Age label={`${playingAge} from`} age={from} onAge={(ageFrom) => onAges({ ageFrom })} />
        to
        <Age label={`${playingAge} to`} age={to} onAge={(ageTo) => onAges({ ageTo })} />
      </div>
    </fieldset>
  );
}

type AgeProps = { label: string; age: number | null; onAge: (age: number | null) => void };

function Age({ label, age, onAge }: AgeProps) {
  return (
    <Input
      aria-label={label}
      inputMode="numeric"
      value={age ?? ''}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, 3);
        onAge(digits === '' ? null : Number(digits));
      }}
    />
  );
}
