import { ROLE_TYPES } from '@callboard/contract/production-choices';
import { useQuery } from '@tanstack/react-query';
import { ROLE_TYPE_WORDS } from '../../../lib/casting/role-words.ts';
import { wordOptions } from '../../../lib/talent/profile-words.ts';
import { hasKeyboard } from '../../../ui/has-keyboard.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Choice } from '../../../ui/valued/choice.tsx';
import { Line, Lines } from '../../../ui/valued/line.tsx';
import { NumberBox } from '../../../ui/valued/number-box.tsx';
import { crewDepartmentsQuery, talentTypesQuery, toOptions } from '../../reference-data/api.ts';
import { asCrew, asTalent } from './change-kind.ts';
import { SECTION_GRID, type SectionProps } from './role-editor.ts';

/** What the role is called, what it is, and how many are needed. */
export function BasicsSection({ editor }: SectionProps) {
  const { role, errors, change } = editor;
  return (
    <div className={SECTION_GRID}>
      <div className="sm:col-span-2">
        <Line
          label="Title"
          required
          autoFocus={role.title === '' && hasKeyboard()}
          placeholder="DI Rhona Tait"
          value={role.title}
          onValue={(title) => change({ title: title ?? '' })}
          error={errors.title}
        />
      </div>
      <div className="grid content-start justify-items-start gap-1.5">
        <span className="font-medium text-13">Talent or crew</span>
        <Segmented
          label="Talent or crew"
          options={wordOptions(ROLE_TYPES, ROLE_TYPE_WORDS)}
          value={role.roleType}
          onValueChange={(roleType) => change(roleType === 'crew' ? asCrew(role) : asTalent())}
        />
      </div>
      {role.roleType === 'talent' ? <SizeField editor={editor} /> : <CraftField editor={editor} />}
      <div className="sm:col-span-2">
        <Lines
          label="Description"
          rows={4}
          hint="What someone needs to know to see themselves in it."
          value={role.description}
          onValue={(description) => change({ description })}
          error={errors.description}
        />
      </div>
      <NumberBox
        label="How many are needed"
        value={role.countNeeded}
        onValue={(count) => change({ countNeeded: count ?? Number.NaN })}
        error={errors.countNeeded}
      />
    </div>
  );
}

function SizeField({ editor: { role, errors, change } }: SectionProps) {
  const { data } = useQuery(talentTypesQuery);
  return (
    <Choice
      label="Size"
      placeholder="Lead, recurring, featured…"
      options={toOptions(data)}
      value={role.talentTypeId}
      onValue={(talentTypeId) => change({ talentTypeId })}
      error={errors.talentTypeId}
    />
  );
}

function CraftField({ editor: { role, errors, change } }: SectionProps) {
  const { data = [] } = useQuery(crewDepartmentsQuery);
  const options = data.flatMap((department) =>
    department.roles.map(({ id, name }) => ({ value: id, label: name, hint: department.name })),
  );
  return (
    <Choice
      label="Crew role"
      placeholder="Gaffer, costume supervisor…"
      options={options}
      value={role.crewRoleId}
      onValue={(crewRoleId) => change({ crewRoleId })}
      error={errors.crewRoleId}
    />
  );
}
