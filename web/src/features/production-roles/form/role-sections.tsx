import { hasErrorIn } from '../../../lib/casting/find-errors.ts';
import { Fold } from './fold.tsx';
import type { SectionProps } from './role-editor.ts';
import { sectionsFor } from './sections.ts';

/** The whole form of a role, folded where it is seldom needed. */
export function RoleSections({ editor }: SectionProps) {
  return (
    <div className="form-controls grid min-w-0 grid-cols-[minmax(0,1fr)]">
      {sectionsFor(editor).map(({ title, fields, Fields, isOpenAtFirst, summary }) => (
        <Fold
          key={title}
          title={title}
          summary={summary?.(editor.role)}
          isOpenAtFirst={isOpenAtFirst ?? false}
          hasErrors={hasErrorIn(editor.errors, fields)}
        >
          <Fields editor={editor} />
        </Fold>
      ))}
    </div>
  );
}
