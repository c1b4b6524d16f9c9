import { LIMITS } from '@callboard/contract/limits';
import { GENDERS } from '@callboard/contract/talent-profiles';
import { useQuery } from '@tanstack/react-query';
import { GENDER_WORDS, wordOptions } from '../../lib/talent/profile-words.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import {
  countriesQuery,
  talentCategoriesQuery,
  talentTypesQuery,
  toOptions,
} from '../reference-data/api.ts';
import { ChoiceField, ChoicesField } from './choice-field.tsx';
import { bindText, type Editor, textOf } from './editor.ts';
import { FieldGroup } from './field-group.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { SectionCard } from './section-card.tsx';
import { wordOf } from './sections.ts';
import { VisibilityField } from './visibility-field.tsx';

const GENDER_OPTIONS = wordOptions(GENDERS, GENDER_WORDS);

type Props = { editor: Editor; isOwn: boolean };

export function AboutSection({ editor, isOwn }: Props) {
  return (
    <SectionCard
      title={wordOf('about', isOwn)}
      description={
        isOwn
          ? 'Who you are and what you play. Saved as you go.'
          : 'Who they are and what they play. Saved as you go.'
      }
      editor={editor}
    >
      <Introduction editor={editor} />
      <Casting editor={editor} />
      <Places editor={editor} />
      <PersonalFields editor={editor} />
      <FieldGroup title="Who sees it">
        <div className="sm:col-span-2">
          <VisibilityField editor={editor} />
        </div>
      </FieldGroup>
    </SectionCard>
  );
}

function Introduction({ editor }: { editor: Editor }) {
  const left = LIMITS.headlineLength - textOf(editor, 'headline').trim().length;
  return (
    <FieldGroup title="Introduction">
      <TextField
        label="Stage name"
        hint="Leave it empty to go by first and last name."
        {...bindText(editor, 'stageName')}
      />
      <TextField label="Pronouns" placeholder="she/her" {...bindText(editor, 'pronouns')} />
      <div className="sm:col-span-2">
        <TextField
          label="Headline"
          hint="One line that people remember."
          aside={<Left count={left} />}
          {...bindText(editor, 'headline')}
        />
      </div>
      <div className="sm:col-span-2">
        <TextareaField label="Bio" rows={5} {...bindText(editor, 'bio')} />
      </div>
    </FieldGroup>
  );
}

function Left({ count }: { count: number }) {
  const tone = count < 0 ? 'text-danger' : 'text-muted';
  const words = count < 0 ? `${-count} too many` : `${count} left`;
  return <span className={`text-12 tabular-nums ${tone}`}>{words}</span>;
}

function Casting({ editor }: { editor: Editor }) {
  const categories = useQuery(talentCategoriesQuery);
  const types = useQuery(talentTypesQuery);
  const { playingAge } = tradeWords(useCurrentUser().countryId);
  return (
    <FieldGroup title="Casting">
      <ChoicesField
        label="Kinds of work"
        placeholder="Actor, dancer…"
        options={toOptions(categories.data)}
        editor={editor}
        name="categoryIds"
      />
      <ChoicesField
        label="Role sizes"
        placeholder="Any"
        options={toOptions(types.data)}
        editor={editor}
        name="talentTypeIds"
      />
      <ChoiceField label="Gender" options={GENDER_OPTIONS} editor={editor} name="gender" />
      <ChoicesField
        label="Genders played"
        options={GENDER_OPTIONS}
        editor={editor}
        name="gendersPlayed"
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={`${playingAge} from`}
          inputMode="numeric"
          {...bindText(editor, 'playingAgeMin')}
        />
        <TextField label="to" inputMode="numeric" {...bindText(editor, 'playingAgeMax')} />
      </div>
      <TextField
        label="Date of birth"
        type="date"
        hint={`Private: others see the ${playingAge.toLowerCase()} only.`}
        {...bindText(editor, 'dateOfBirth')}
      />
    </FieldGroup>
  );
}

function Places({ editor }: { editor: Editor }) {
  const countries = useQuery(countriesQuery);
  const { units } = useCurrentUser();
  const isMinor = editor.saved.isMinor === true;
  return (
    <FieldGroup title="Places of work">
      <ChoiceField
        label="Country"
        options={toOptions(countries.data)}
        editor={editor}
        name="countryId"
      />
      <TextField
        label="Region"
        hint={isMinor ? 'Others see this in place of the city.' : 'A state, county or area.'}
        {...bindText(editor, 'region')}
      />
      <TextField
        label="City"
        hint={isMinor ? 'Only the talent’s side and their agents see it.' : undefined}
        {...bindText(editor, 'city')}
      />
      <TextField
        label={`Travel distance (${units === 'metric' ? 'km' : 'miles'})`}
        inputMode="numeric"
        {...bindText(editor, 'travelRadiusKm')}
      />
      <div className="sm:col-span-2">
        <TextField
          label="Other cities to work in as local"
          hint="Separate them with commas."
          {...bindText(editor, 'localHireCities')}
        />
      </div>
    </FieldGroup>
  );
}
