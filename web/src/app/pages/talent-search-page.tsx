import { type ComponentType, Suspense, useState } from 'react';
import {
  ApplyWithDialog,
  InviteToRoleDialog,
  MessageManyDialog,
} from '../../features/inviting/api.ts';
import { SavedSearchesMenu } from '../../features/saved-searches/saved-searches-menu.tsx';
import { AddToShortlistDialog } from '../../features/shortlists/adding/api.ts';
import { type Act, TalentSearch } from '../../features/talent-search/talent-search.tsx';

type DialogProps = { talentProfileIds: readonly string[]; onClose: () => void };

/** What is done to people comes when it is asked for: most only look. */
const DIALOGS: Record<Act, ComponentType<DialogProps>> = {
  shortlist: AddToShortlistDialog,
  invite: InviteToRoleDialog,
  message: MessageManyDialog,
  apply: ApplyWithDialog,
};

/** Talents, with what can be done to those who are found. */
export function TalentSearchPage() {
  const [asked, setAsked] = useState<{ act: Act; talentProfileIds: readonly string[] }>();
  const Dialog = asked && DIALOGS[asked.act];
  return (
    <>
      <TalentSearch
        renderSaved={(search, onOpen) => <SavedSearchesMenu search={search} onOpen={onOpen} />}
        onAct={(act, talentProfileIds) => setAsked({ act, talentProfileIds })}
      />
      {Dialog !== undefined && (
        <Suspense>
          <Dialog
            talentProfileIds={asked?.talentProfileIds ?? []}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
