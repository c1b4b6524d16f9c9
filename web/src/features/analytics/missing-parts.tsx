import type { Completeness } from '@callboard/contract/talent-profiles';
import { useQuery } from '@tanstack/react-query';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { completenessQuery } from '../talent-profiles/api.ts';
import { type Editor, EditorLink } from './editor-link.tsx';
import { FigureCard } from './figure-card.tsx';

type Props = { profileId: string; editor: Editor | undefined };

/** What casting looks for and does not find. */
export function MissingParts({ profileId, editor }: Props) {
  return (
    <FigureCard
      title="How complete the profile is"
      description="Casting filters by what a profile says. What it does not say is not found."
      query={useQuery(completenessQuery(profileId))}
    >
      {(completeness) => <Parts {...completeness} editor={editor} />}
    </FigureCard>
  );
}

function Parts({ percent, missing, editor }: Completeness & Pick<Props, 'editor'>) {
  return (
    <div className="grid gap-3">
      <p className="font-semibold text-28 tabular-nums">{percent} %</p>
      <ProgressBar label="How complete the profile is" value={percent} />
      {missing.length === 0 ? (
        <p className="text-13 text-muted">Nothing is missing.</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-13">
          {missing.map(({ field, label, section }) => (
            <li key={field}>
              <EditorLink editor={editor} section={section}>
                {label}
              </EditorLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
