import { LIMITS } from '@callboard/contract/limits';
import { DATE_LABELS } from '@callboard/contract/production-choices';
import type { ProductionForm } from '@callboard/contract/productions';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { DATE_LABEL_WORDS } from '../../../lib/casting/role-words.ts';
import { wordOptions } from '../../../lib/talent/profile-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { OneOf } from '../../../ui/valued/choice.tsx';
import { DayBox, Line } from '../../../ui/valued/line.tsx';
import type { PartProps } from './production-editor.ts';

/** Where it is made. */
export function LocationsField({ editor: { form, errors, change } }: PartProps) {
  const [typed, setTyped] = useState('');
  const { locations } = form;

  function add() {
    const place = typed.trim();
    if (place === '' || locations.includes(place)) return;
    change({ locations: [...locations, place] });
    setTyped('');
  }

  return (
    <div className="grid gap-2">
      <Field label="Locations" hint="One at a time; Enter adds it." error={errors.locations}>
        {(wiring) => (
          <div className="flex gap-2">
            <Input
              {...wiring}
              placeholder="Glasgow"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={add}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
            <Button onClick={add} disabled={typed.trim() === ''}>
              Add
            </Button>
          </div>
        )}
      </Field>
      {locations.length > 0 && (
        <ul aria-label="Locations" className="flex flex-wrap gap-1.5">
          {locations.map((place) => (
            <li
              key={place}
              className="inline-flex h-8 max-w-full items-center rounded-control bg-fill pl-2.5 text-13"
            >
              <span className="truncate">{place}</span>
              <IconButton
                icon={X}
                size={32}
                label={`Remove ${place}`}
                onClick={() => change({ locations: locations.filter((each) => each !== place) })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ProductionDate = ProductionForm['dates'][number];

/** Days that matter, each by what happens. */
export function DatesFields({ editor: { form, errors, change } }: PartProps) {
  const { dates } = form;
  const set = (place: number, changes: Partial<ProductionDate>) =>
    change({ dates: dates.map((one, each) => (each === place ? { ...one, ...changes } : one)) });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium text-13">Dates</legend>
      {dates.map((date, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that tells them apart
          key={place}
          className="grid grid-cols-2 items-start gap-2 rounded-control bg-sunk p-3 sm:grid-cols-[1.1fr_1fr_1fr_1.3fr_auto] sm:bg-transparent sm:p-0"
        >
          <OneOf
            label="What"
            options={wordOptions(DATE_LABELS, DATE_LABEL_WORDS)}
            value={date.label}
            onValue={(label) => set(place, { label })}
            error={errors[`dates.${place}.label`]}
          />
          <DayBox
            label="From"
            value={date.from}
            onValue={(from) => set(place, { from: from ?? '' })}
            error={errors[`dates.${place}.from`]}
          />
          <DayBox
            label="To"
            value={date.to}
            onValue={(to) => set(place, { to })}
            error={errors[`dates.${place}.to`]}
          />
          <Line
            label="Note"
            value={date.note}
            onValue={(note) => set(place, { note })}
            error={errors[`dates.${place}.note`]}
          />
          <IconButton
            icon={X}
            label={`Remove date ${place + 1}`}
            className="sm:mt-6"
            onClick={() => change({ dates: dates.toSpliced(place, 1) })}
          />
        </div>
      ))}
      {dates.length < LIMITS.productionDates && (
        <div>
          <Button
            onClick={() =>
              change({ dates: [...dates, { label: 'shoot', from: '', to: null, note: null }] })
            }
          >
            <Plus aria-hidden="true" className="size-4" />
            Add a date
          </Button>
        </div>
      )}
    </fieldset>
  );
}
