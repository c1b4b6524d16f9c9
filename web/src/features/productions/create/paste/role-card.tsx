import type { FieldErrors } from '@callboard/contract/errors';
import type { ReadRole } from '@callboard/contract/production-roles';
import type { RoleForm } from '@callboard/contract/role-form';
import { GENDERS } from '@callboard/contract/talent-profiles';
import { useQuery } from '@tanstack/react-query';
import { Combine, Trash2 } from 'lucide-react';
import { payInWords } from '../../../../lib/casting/role-words.ts';
import { GENDER_WORDS, wordOptions } from '../../../../lib/talent/profile-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Choice } from '../../../../ui/valued/choice.tsx';
import { Line } from '../../../../ui/valued/line.tsx';
import { NumberBox } from '../../../../ui/valued/number-box.tsx';
import { Ticks } from '../../../../ui/valued/ticks.tsx';
import { talentTypesQuery, toOptions } from '../../../reference-data/api.ts';
import { ReadTerms } from './read-terms.tsx';

type Props = {
  place: number;
  read: ReadRole;
  errors: FieldErrors;
  onChange: (changes: Partial<RoleForm>) => void;
  onOpen: () => void;
  onRemove: () => void;
  /** Not for the first. */
  onMerge: (() => void) | undefined;
};

/** A role as it was understood, to be checked at a glance. */
export function RoleCard({ place, read, errors, onChange, onOpen, onRemove, onMerge }: Props) {
  const { role, unread } = read;
  const { data: sizes } = useQuery(talentTypesQuery);
  const name = role.title === '' ? `Role ${place + 1}` : role.title;
  const others = Object.entries(errors).filter(([field]) => !SHOWN.includes(field));
  return (
    <li className="grid gap-4 rounded-card border border-line bg-raised p-4">
      <div className="grid grid-cols-2 gap-3 max-sm:[&>*:nth-child(-n+2)]:col-span-2 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_92px_92px]">
        <Line
          label="Title"
          required
          value={role.title}
          onValue={(title) => onChange({ title: title ?? '' })}
          error={errors.title}
        />
        {role.roleType === 'talent' && (
          <>
            <Choice
              label="Size"
              options={toOptions(sizes)}
              value={role.talentTypeId}
              onValue={(talentTypeId) => onChange({ talentTypeId })}
              error={errors.talentTypeId}
            />
            <NumberBox
              label="Age from"
              value={role.playingAgeMin}
              onValue={(playingAgeMin) => onChange({ playingAgeMin })}
              error={errors.playingAgeMin}
            />
            <NumberBox
              label="Age to"
              value={role.playingAgeMax}
              onValue={(playingAgeMax) => onChange({ playingAgeMax })}
              error={errors.playingAgeMax}
            />
          </>
        )}
      </div>
      {role.roleType === 'talent' && (
        <Ticks
          label="Genders"
          options={wordOptions(GENDERS, GENDER_WORDS)}
          value={role.genders}
          onValue={(genders) => onChange({ genders })}
          error={errors.genders}
        />
      )}
      <ReadTerms role={role} />
      {role.description !== null && (
        <p className="wrap-anywhere whitespace-pre-line text-13 text-muted">{role.description}</p>
      )}
      {unread.length > 0 && <Unread phrases={unread} />}
      {others.length > 0 && (
        <p className="text-13 text-danger">{others.map(([, message]) => message).join('. ')}</p>
      )}
      <div className="-mx-2 flex flex-wrap items-center gap-1 border-line border-t pt-3">
        <span className="px-2 text-13">{payInWords(role)}</span>
        <span className="flex-1" />
        <Button look="quiet" onClick={onOpen} aria-label={`All fields of ${name}`}>
          All fields
        </Button>
        {onMerge !== undefined && (
          <Button look="quiet" onClick={onMerge} aria-label={`Merge ${name} with the one above`}>
            <Combine aria-hidden="true" className="size-4" />
            Merge up
          </Button>
        )}
        <Button look="quiet" onClick={onRemove} aria-label={`Remove ${name}`}>
          <Trash2 aria-hidden="true" className="size-4" />
          Remove
        </Button>
      </div>
    </li>
  );
}

const SHOWN = ['title', 'talentTypeId', 'playingAgeMin', 'playingAgeMax', 'genders'];

function Unread({ phrases }: { phrases: readonly string[] }) {
  return (
    <div className="grid gap-1.5 rounded-control bg-warn-soft px-3 py-2.5 text-13">
      <p className="font-medium text-warn">No field for this; it stays in the description</p>
      <ul className="flex flex-wrap gap-1.5">
        {phrases.map((phrase) => (
          <li key={phrase} className="wrap-anywhere rounded-[6px] bg-raised px-2 py-0.5">
            {phrase}
          </li>
        ))}
      </ul>
    </div>
  );
}
