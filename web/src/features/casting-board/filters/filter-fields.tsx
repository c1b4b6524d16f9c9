import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PICK_WORDS } from '../../../lib/casting/application-words.ts';
import { GENDER_WORDS } from '../../../lib/talent/profile-words.ts';
import { Button } from '../../../ui/button.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { unionsQuery } from '../../reference-data/api.ts';
import { facetsOf } from '../look/facets.ts';
import { type Look, PICK_CHOICES, type PickChoice } from '../look/look.ts';
import { RATINGS } from '../sheet/rating-strip.tsx';
import type { BoardCard } from '../store/board-card.ts';
import { AgeFields } from './age-fields.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { ManyField } from './many-field.tsx';
import { NameField } from './name-field.tsx';

type Props = {
  cards: ReadonlyMap<string, BoardCard>;
  look: Look;
  onLook: (changes: Partial<Look>) => void;
  onClear: (() => void) | undefined;
};

const WORDS_OF_PICK: Record<PickChoice, string> = { ...PICK_WORDS, none: 'Not picked' };

/** All that faces are found by. What nobody here has is not asked for. */
export function FilterFields({ cards, look, onLook, onClear }: Props) {
  // As they were when the fields were opened: options that jump are hard to choose.
  const facets = useMemo(() => facetsOf(cards.values()), [cards]);
  const unions = useQuery({ ...unionsQuery, enabled: facets.unionIds.length > 0 }).data ?? [];
  const nameOfUnion = (id: string) => unions.find((union) => union.id === id)?.name ?? id;
  return (
    <div className="form-controls grid gap-4">
      <NameField name={look.name} onName={(name) => onLook({ name })} />
      <ChoiceChips
        label="My pick"
        options={PICK_CHOICES.map((value) => ({ value, label: WORDS_OF_PICK[value] }))}
        values={look.picks}
        onValues={(picks) => onLook({ picks })}
      />
      <ChoiceChips
        label="Rated at least"
        options={RATINGS.map((each) => ({ value: String(each), label: String(each) }))}
        values={look.rating === null ? [] : [String(look.rating)]}
        onValues={(values) => onLook({ rating: lastNumber(values) })}
        isSingle
      />
      {facets.asked > 0 && (
        <ChoiceChips
          label={`Fits at least, of ${facets.asked}`}
          options={fromOneTo(facets.asked).map((each) => ({ value: each, label: each }))}
          values={look.fits === null ? [] : [String(look.fits)]}
          onValues={(values) => onLook({ fits: lastNumber(values) })}
          isSingle
        />
      )}
      <AgeFields from={look.ageFrom} to={look.ageTo} onAges={onLook} />
      {facets.genders.length > 1 && (
        <ChoiceChips
          label="Gender"
          options={facets.genders.map((value) => ({
            value,
            label: GENDER_WORDS[value as keyof typeof GENDER_WORDS] ?? value,
          }))}
          values={look.genders}
          onValues={(genders) => onLook({ genders })}
        />
      )}
      <ManyField
        label="Agency"
        options={facets.agencies.map((value) => ({ value, label: value }))}
        values={look.agencies}
        onValues={(agencies) => onLook({ agencies })}
      />
      <ManyField
        label="Union"
        options={facets.unionIds.map((value) => ({ value, label: nameOfUnion(value) }))}
        values={look.unions}
        onValues={(chosen) => onLook({ unions: chosen })}
      />
      <ManyField
        label="Tags"
        options={facets.tags.map((value) => ({ value, label: value }))}
        values={look.tags}
        onValues={(tags) => onLook({ tags })}
      />
      <div className="grid gap-1">
        <SwitchRow
          label="Sent a film or self-tape"
          checked={look.hasFilm}
          onCheckedChange={(hasFilm) => onLook({ hasFilm })}
        />
        <SwitchRow
          label="Has to confirm new terms"
          checked={look.needsConfirmation}
          onCheckedChange={(needsConfirmation) => onLook({ needsConfirmation })}
        />
      </div>
      {onClear !== undefined && <Button onClick={onClear}>Clear filters</Button>}
    </div>
  );
}

const fromOneTo = (last: number) => Array.from({ length: last }, (_, at) => String(at + 1));

function lastNumber(values: readonly string[]): number | null {
  const last = values.at(-1);
  return last === undefined ? null : Number(last);
}
