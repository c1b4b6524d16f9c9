import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { crewDepartmentsQuery, toOptions } from '../reference-data/api.ts';
import { ChoiceField } from './choice-field.tsx';
import { DayRateField } from './day-rate-field.tsx';
import { bindText, type Editor, shownIn, textOf } from './editor.ts';
import { isFilled } from './entries.ts';
import { FieldGroup } from './field-group.tsx';

type Props = { editor: Editor /** Among what they say they do. */; isCrew: boolean };

const CREW_FIELDS = [
  'crewDepartmentId',
  'crewRoleId',
  'yearsOfExperience',
  'dayRate',
  'kit',
] as const;

export function CrewFields({ editor, isCrew }: Props) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  const hasAny = CREW_FIELDS.some((name) => isFilled(shownIn(editor, name)));
  if (!isCrew && !hasAny && !isAskedFor) {
    return (
      <div className="border-line border-t pt-5">
        <Button size={36} onClick={() => setIsAskedFor(true)}>
          <Plus aria-hidden="true" className="size-4" />I also work as crew
        </Button>
      </div>
    );
  }
  return (
    <FieldGroup title="Crew work">
      <DepartmentAndRole editor={editor} />
      <TextField
        label="Years of experience"
        inputMode="numeric"
        {...bindText(editor, 'yearsOfExperience')}
      />
      <DayRateField editor={editor} />
      <div className="sm:col-span-2">
        <TextareaField
          label="Kit"
          hint="What comes along: cameras, tools, vehicles. Clients and agents see it."
          rows={3}
          {...bindText(editor, 'kit')}
        />
      </div>
    </FieldGroup>
  );
}

/** A role belongs to its department: choosing either keeps the other in step. */
function DepartmentAndRole({ editor }: Pick<Props, 'editor'>) {
  const { data: departments = [] } = useQuery(crewDepartmentsQuery);
  const departmentId = textOf(editor, 'crewDepartmentId');
  const roleId = textOf(editor, 'crewRoleId');
  const known = departments.find(({ id }) => id === departmentId);
  const within = known === undefined ? departments : [known];
  const roles = within.flatMap((department) =>
    department.roles.map(({ id, name }) => ({ value: id, label: name, hint: department.name })),
  );
  const departmentOf = (role: unknown) =>
    departments.find((department) => department.roles.some(({ id }) => id === role));

  function change(name: string, value: unknown) {
    editor.change(name, value);
    if (name === 'crewDepartmentId' && roleId !== '' && departmentOf(roleId)?.id !== value) {
      editor.change('crewRoleId', null);
    }
    if (name === 'crewRoleId' && value !== null) {
      editor.change('crewDepartmentId', departmentOf(value)?.id ?? null);
    }
  }

  const inStep = { ...editor, change };
  return (
    <>
      <ChoiceField
        label="Department"
        options={toOptions(departments)}
        editor={inStep}
        name="crewDepartmentId"
      />
      <ChoiceField label="Role" options={roles} editor={inStep} name="crewRoleId" />
    </>
  );
}
