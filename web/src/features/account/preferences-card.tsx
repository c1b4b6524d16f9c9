import type { AccountForm } from '@callboard/contract/account';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useUpdateAccount } from './api.ts';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const UNITS = [
  { value: 'metric', label: 'Centimetres, kilograms' },
  { value: 'imperial', label: 'Feet, pounds' },
] as const;

const TIME_ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' '),
}));

/** Each choice counts at once. */
export function PreferencesCard() {
  const user = useCurrentUser();
  const update = useUpdateAccount();
  const choose = (changes: Partial<AccountForm>) =>
    update.mutate(changes, {
      onError: ({ message }) =>
        toast({ title: 'Not saved', description: message, variant: 'destructive' }),
    });
  return (
    <Card title="Preferences" description="Saved as you choose.">
      <div className="form-controls grid gap-5 sm:grid-cols-2">
        <div className="grid content-start justify-items-start gap-1.5">
          <span className="font-medium text-13">Theme</span>
          <Segmented
            label="Theme"
            options={THEMES}
            value={user.theme}
            onValueChange={(theme) => choose({ theme })}
          />
        </div>
        <div className="grid content-start justify-items-start gap-1.5">
          <span className="font-medium text-13">Units</span>
          <Segmented
            label="Units"
            options={UNITS}
            value={user.units}
            onValueChange={(units) => choose({ units })}
          />
        </div>
        <Field label="Time zone" hint="Times are shown in this zone.">
          {(wiring) => (
            <Combobox
              {...wiring}
              options={TIME_ZONES}
              value={user.timeZone}
              onValueChange={(timeZone) => timeZone !== '' && choose({ timeZone })}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}
