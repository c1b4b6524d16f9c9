import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/use-session.ts';
import { TextField } from '../../ui/text-field.tsx';
import {
  bodyTypesQuery,
  ethnicitiesQuery,
  eyeColorsQuery,
  facialHairQuery,
  hairColorsQuery,
  hairLengthsQuery,
  hairStylesQuery,
  toOptions,
} from '../reference-data/api.ts';
import { ChoiceField, ChoicesField } from './choice-field.tsx';
import { bindText, type Editor } from './editor.ts';
import { FieldGroup } from './field-group.tsx';
import { SectionCard } from './section-card.tsx';

type Props = { editor: Editor };

export function TraitsSection({ editor }: Props) {
  return (
    <SectionCard
      title="Looks"
      description="All of it is optional. Saved as you go."
      editor={editor}
    >
      <Body editor={editor} />
      <Hair editor={editor} />
      <FieldGroup title="Marks">
        <TextField label="Tattoos" {...bindText(editor, 'tattoos')} />
        <TextField label="Piercings" {...bindText(editor, 'piercings')} />
        <TextField label="Scars" {...bindText(editor, 'scars')} />
      </FieldGroup>
      <Sizes editor={editor} />
    </SectionCard>
  );
}

function Body({ editor }: Props) {
  const { units } = useCurrentUser();
  const [height, weight] = units === 'metric' ? ['cm', 'kg'] : ['ft and in', 'lb'];
  const bodyTypes = useQuery(bodyTypesQuery);
  const ethnicities = useQuery(ethnicitiesQuery);
  return (
    <FieldGroup title="Body">
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={`Height (${height})`}
          placeholder={units === 'metric' ? '170' : "5'7"}
          {...bindText(editor, 'heightCm')}
        />
        <TextField
          label={`Weight (${weight})`}
          inputMode="numeric"
          {...bindText(editor, 'weightKg')}
        />
      </div>
      <ChoiceField
        label="Body type"
        options={toOptions(bodyTypes.data)}
        editor={editor}
        name="bodyTypeId"
      />
      <div className="sm:col-span-2">
        <ChoicesField
          label="Ethnicities"
          hint="Only to be found by them."
          options={toOptions(ethnicities.data)}
          editor={editor}
          name="ethnicityIds"
        />
      </div>
    </FieldGroup>
  );
}

function Hair({ editor }: Props) {
  const lists = {
    eyeColorId: ['Eye colour', useQuery(eyeColorsQuery).data],
    hairColorId: ['Hair colour', useQuery(hairColorsQuery).data],
    hairLengthId: ['Hair length', useQuery(hairLengthsQuery).data],
    hairStyleId: ['Hair style', useQuery(hairStylesQuery).data],
    facialHairId: ['Facial hair', useQuery(facialHairQuery).data],
  } as const;
  return (
    <FieldGroup title="Eyes and hair">
      {Object.entries(lists).map(([name, [label, terms]]) => (
        <ChoiceField
          key={name}
          label={label}
          options={toOptions(terms)}
          editor={editor}
          name={name}
        />
      ))}
    </FieldGroup>
  );
}

const MEASURES = [
  ['chestCm', 'Chest'],
  ['waistCm', 'Waist'],
  ['hipsCm', 'Hips'],
  ['inseamCm', 'Inseam'],
  ['neckCm', 'Neck'],
] as const;

function Sizes({ editor }: Props) {
  const { units } = useCurrentUser();
  const unit = units === 'metric' ? 'cm' : 'in';
  return (
    <FieldGroup title="Sizes">
      <div className="grid grid-cols-2 gap-4 sm:col-span-2 sm:grid-cols-4">
        {MEASURES.map(([name, label]) => (
          <TextField
            key={name}
            label={`${label} (${unit})`}
            inputMode="decimal"
            {...bindText(editor, name)}
          />
        ))}
        <TextField label="Shoes (EU)" inputMode="decimal" {...bindText(editor, 'shoeSizeEu')} />
        <TextField label="Clothing size" {...bindText(editor, 'clothingSize')} />
      </div>
    </FieldGroup>
  );
}
