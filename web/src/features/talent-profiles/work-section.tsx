import { DRIVING_LICENCES } from '@callboard/contract/professional-info';
import { useQuery } from '@tanstack/react-query';
import { LICENCE_WORDS, wordOptions } from '../../lib/talent/profile-words.ts';
import { TextField } from '../../ui/text-field.tsx';
import {
  toOptions,
  unionMembershipsQuery,
  unionsQuery,
  voiceTypesQuery,
} from '../reference-data/api.ts';
import { Certifications } from './certifications.tsx';
import { CheckboxesField } from './checkboxes-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { CrewFields } from './crew-fields.tsx';
import { bindText, type Editor } from './editor.ts';
import { FieldGroup } from './field-group.tsx';
import { LeveledTerms } from './leveled-terms.tsx';
import { SectionCard } from './section-card.tsx';

const LICENCE_OPTIONS = wordOptions(DRIVING_LICENCES, {
  ...LICENCE_WORDS,
  manual: 'Manual gearbox',
});

type Props = { editor: Editor; profileId: string; isCrew: boolean };

/** What a contract asks for. */
export function WorkSection({ editor, profileId, isCrew }: Props) {
  return (
    <SectionCard
      title="Work details"
      description="What a contract asks for: unions, papers, voice and crew work. Saved as you go."
      editor={editor}
    >
      <LeveledTerms
        editor={editor}
        list="unions"
        idName="unionId"
        title="Unions"
        addLabel="Add a union"
        options={toOptions(useQuery(unionsQuery).data)}
        levels={toOptions(useQuery(unionMembershipsQuery).data)}
        levelName="membershipId"
        levelLabel="Standing with"
        firstLevel="member"
      />
      <Certifications editor={editor} profileId={profileId} />
      <FieldGroup title="Driving">
        <div className="sm:col-span-2">
          <CheckboxesField
            label="Licences held"
            options={LICENCE_OPTIONS}
            editor={editor}
            name="drivingLicences"
          />
        </div>
      </FieldGroup>
      <FieldGroup title="Singing">
        <ChoiceField
          label="Voice type"
          options={toOptions(useQuery(voiceTypesQuery).data)}
          editor={editor}
          name="voiceTypeId"
        />
        <TextField label="Vocal range" placeholder="A2–G4" {...bindText(editor, 'vocalRange')} />
      </FieldGroup>
      <CrewFields editor={editor} isCrew={isCrew} />
    </SectionCard>
  );
}
