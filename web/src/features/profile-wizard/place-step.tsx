import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/use-session.ts';
import { bindField } from '../../ui/bind-field.ts';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { countriesQuery, toOptions } from '../reference-data/api.ts';
import { useProfileSaves } from '../talent-profiles/api.ts';
import { placeOf, placeSchema } from './place-form.ts';
import { StepFrame } from './step-frame.tsx';
import { useStepForm } from './use-step-form.ts';
import type { StepProps } from './walk.ts';

export function PlaceStep({ whole, walk }: StepProps) {
  const { units } = useCurrentUser();
  const { saveProfile } = useProfileSaves(whole.profile.id);
  const countries = useQuery(countriesQuery);
  const { form, frame } = useStepForm({
    walk,
    schema: placeSchema(units),
    saved: placeOf(whole, units),
    save: saveProfile,
  });
  return (
    <StepFrame
      {...frame}
      title="Where are you?"
      lead="Productions look near their set first. Only the city shows, never an address."
    >
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="City"
          required
          autoComplete="address-level2"
          {...bindField(form, 'city')}
        />
        <ComboboxField
          label="Country"
          options={toOptions(countries.data)}
          control={form.control}
          name="countryId"
        />
        <TextField
          label="Region or state"
          autoComplete="address-level1"
          {...bindField(form, 'region')}
        />
        <TextField
          label={`You travel (${units === 'metric' ? 'km' : 'miles'})`}
          inputMode="numeric"
          placeholder="50"
          {...bindField(form, 'travelRadiusKm')}
        />
        <div className="col-span-2">
          <TextField
            label="Cities where you work as a local"
            placeholder="London, Glasgow"
            hint="Where you have a bed and need no hotel. Separate them with commas."
            {...bindField(form, 'localHireCities')}
          />
        </div>
      </div>
    </StepFrame>
  );
}
