import { Choices } from '../../../ui/valued/choice.tsx';
import type { SectionProps } from './role-editor.ts';

/** Whom a stage role stands in for. */
export function CoversSection({ editor: { role, errors, setting, change } }: SectionProps) {
  const options = setting.siblings.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Choices
      label="Covers these roles"
      placeholder="None"
      options={options}
      value={role.coversRoleIds}
      onValue={(coversRoleIds) => change({ coversRoleIds })}
      error={errors.coversRoleIds}
    />
  );
}
