import { useState } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { Combobox } from '../combobox.tsx';
import { Field } from '../field.tsx';
import { FileDrop } from '../file-drop.tsx';
import { Input } from '../input.tsx';
import { MultiCombobox } from '../multi-combobox.tsx';
import { PasswordField } from '../password-field.tsx';
import { RadioGroup } from '../radio-group.tsx';
import { Select } from '../select.tsx';
import { Slider } from '../slider.tsx';
import { Switch } from '../switch.tsx';
import { TextField } from '../text-field.tsx';
import { TextareaField } from '../textarea-field.tsx';
import { LONG_NAME, ROLES, SKILLS } from './samples.ts';
import { Section, Specimen } from './section.tsx';

export function InputsSection() {
  return (
    <Section title="Inputs">
      <Typed />
      <Chosen />
      <Specimen name="In a toolbar: 36 px, as everywhere outside of forms">
        <Input type="search" aria-label="Search" placeholder="Search…" className="max-w-80" />
      </Specimen>
      <Ticked />
      <Files />
    </Section>
  );
}

function Typed() {
  return (
    <div className="form-controls grid gap-5 md:grid-cols-2">
      <TextField label="Email" type="email" placeholder="you@example.com" required />
      <TextField label="Email" defaultValue="mara@" error="Please enter a valid email address" />
      <TextField label="Agency" defaultValue="Tallow & Finch" disabled />
      <TextField label="Stage name" defaultValue={LONG_NAME} hint="As it stands in Spotlight." />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        defaultValue="correct horse"
        aside={
          <a href="#inputs" className="font-medium text-muted">
            Forgot password?
          </a>
        }
      />
      <TextareaField label="About" placeholder="Grows with what you write." />
    </div>
  );
}

function Chosen() {
  const [role, setRole] = useState('');
  const [skill, setSkill] = useState('skill-3');
  const [skills, setSkills] = useState(['skill-0', 'skill-5']);
  return (
    <div className="form-controls grid gap-5 md:grid-cols-2">
      <Field label="Role">
        {(it) => <Select {...it} options={ROLES} value={role} onValueChange={setRole} />}
      </Field>
      <Field label="Role, disabled">
        {(it) => <Select {...it} options={ROLES} value="admin" onValueChange={setRole} disabled />}
      </Field>
      <Field label="Main skill" hint="600 to choose from.">
        {(it) => <Combobox {...it} options={SKILLS} value={skill} onValueChange={setSkill} />}
      </Field>
      <Field label="Skills" error={skills.length > 3 ? 'Choose at most three.' : undefined}>
        {(it) => (
          <MultiCombobox
            {...it}
            options={SKILLS}
            values={skills}
            onValuesChange={setSkills}
            placeholder="Accents, languages, sports…"
          />
        )}
      </Field>
    </div>
  );
}

function Ticked() {
  const [ages, setAges] = useState([28, 36]);
  const [zoom, setZoom] = useState([1.4]);
  return (
    <>
      <Specimen name="Checkboxes and switches">
        <Checkbox aria-label="Off" />
        <Checkbox aria-label="On" defaultChecked />
        <Checkbox aria-label="Some" checked="indeterminate" />
        <Checkbox aria-label="Wrong" aria-invalid />
        <Checkbox aria-label="Disabled" defaultChecked disabled />
        <Switch aria-label="Off" />
        <Switch aria-label="On" defaultChecked />
        <Switch aria-label="Disabled" disabled />
      </Specimen>
      <Specimen name="Radio groups">
        <RadioGroup aria-label="Role" options={ROLES} defaultValue="admin" />
      </Specimen>
      <div className="grid max-w-80 gap-3 text-13">
        <p>
          Playing age {ages[0]}–{ages[1]}
        </p>
        <Slider
          labels={['Youngest', 'Oldest']}
          min={0}
          max={99}
          value={ages}
          onValueChange={setAges}
        />
        <p>Zoom {zoom[0]}</p>
        <Slider labels={['Zoom']} min={1} max={5} step={0.1} value={zoom} onValueChange={setZoom} />
      </div>
    </>
  );
}

function Files() {
  const [names, setNames] = useState<string[]>([]);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <FileDrop
        label="Logo"
        hint="JPG, PNG or GIF. Max 5MB. Recommended 400x400px."
        accept="image/jpeg,image/png,image/gif"
        maxBytes={5 * 1024 * 1024}
        onFiles={(files) => setNames(files.map(({ name }) => name))}
      />
      <FileDrop label="Showreel" error="The showreel is missing." disabled onFiles={() => {}} />
      {names.length > 0 && <p className="text-13">Taken: {names.join(', ')}</p>}
    </div>
  );
}
