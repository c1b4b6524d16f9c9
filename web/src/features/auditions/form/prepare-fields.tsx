import { SwitchRow } from '../../../ui/switch-row.tsx';
import { Choices } from '../../../ui/valued/choice.tsx';
import { Lines } from '../../../ui/valued/line.tsx';
import { NumberBox } from '../../../ui/valued/number-box.tsx';
import { FairHint } from './fair-hint.tsx';
import { type FieldsProps, hintOf } from './session-editor.ts';
import { TapeFields } from './tape-fields.tsx';

/** What people are asked to read, learn and bring. */
export function PrepareFields({ editor }: FieldsProps) {
  const { draft, errors, files, change } = editor;
  return (
    <div className="grid gap-5">
      <Lines
        label="Instructions"
        rows={4}
        placeholder="What to prepare, what to wear, who will be in the room"
        value={draft.instructions}
        onValue={(instructions) => change({ instructions })}
        error={errors.instructions}
      />
      <Choices
        label="Sides"
        placeholder={files.length === 0 ? 'No files yet' : 'Choose files'}
        hint={
          files.length === 0
            ? "Upload them under the production's files."
            : 'Only those who are invited can read them.'
        }
        options={files.map(({ id, fileName }) => ({ value: id, label: fileName }))}
        value={draft.sidesFileIds}
        onValue={(sidesFileIds) => change({ sidesFileIds })}
        error={errors.sidesFileIds}
      />
      <div className="grid gap-2">
        <NumberBox
          label="Pages to prepare"
          value={draft.pages}
          onValue={(pages) => change({ pages })}
          error={errors.pages}
        />
        <FairHint>{hintOf(editor, 'many_pages')}</FairHint>
      </div>
      <div className="grid gap-2">
        <SwitchRow
          label="By heart"
          hint="The pages are to be memorised."
          checked={draft.isMemorised}
          onCheckedChange={(isMemorised) => change({ isMemorised })}
        />
        <FairHint>{hintOf(editor, 'memorising')}</FairHint>
      </div>
      {draft.kind === 'self_tape' && <TapeFields editor={editor} />}
    </div>
  );
}
