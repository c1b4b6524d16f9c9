import { PHOTO_TAGS } from '@callboard/contract/gallery-photos';
import { Check } from 'lucide-react';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { type PhotoTag, TAG_WORDS } from './photo-words.ts';

type Props = { value: readonly PhotoTag[]; onChange: (tags: PhotoTag[]) => void };

export function TagsField({ value, onChange }: Props) {
  const toggle = (tag: PhotoTag) =>
    onChange(PHOTO_TAGS.filter((each) => (each === tag) !== value.includes(each)));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium text-13">What it shows</legend>
      <div className="flex flex-wrap gap-2">
        {PHOTO_TAGS.map((tag) => (
          <FilterChip key={tag} isOn={value.includes(tag)} onClick={() => toggle(tag)}>
            {value.includes(tag) && <Check aria-hidden="true" />}
            {TAG_WORDS[tag]}
          </FilterChip>
        ))}
      </div>
    </fieldset>
  );
}
