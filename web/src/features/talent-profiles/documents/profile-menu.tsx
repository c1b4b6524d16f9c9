import { fillPath } from '@callboard/contract/endpoint';
import { profileDocumentEndpoints } from '@callboard/contract/profile-documents';
import type { TalentProfile } from '@callboard/contract/talent-profiles';
import { Download, FileDown, FileUp, Link } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { loadImportDialog } from '../api.ts';
import { copyProfileLink } from './copy-profile-link.ts';
import { MoreButton } from './more-button.tsx';
import { useExportProfile } from './use-export-profile.ts';

const ImportDialog = lazy(async () => ({ default: (await loadImportDialog()).ImportDialog }));

type Props = {
  profileId: string;
  visibility: TalentProfile['visibility'];
  onReplaced: () => void;
};

/** Drawn when it is first asked for, and so open. */
export function ProfileMenu({ profileId, visibility, onReplaced }: Props) {
  const { resume } = tradeWords(useCurrentUser().countryId);
  const exportProfile = useExportProfile(profileId);
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger>
          <MoreButton />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem
            icon={Link}
            onSelect={() => void copyProfileLink(profileId, visibility)}
          >
            Copy link
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <a href={fillPath(profileDocumentEndpoints.resume.path, { id: profileId })} download>
              <Download aria-hidden="true" className="size-4 text-muted" />
              Download {resume} (PDF)
            </a>
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={FileDown} onSelect={() => exportProfile.mutate()}>
            Export profile
          </DropdownMenuItem>
          <DropdownMenuItem icon={FileUp} onSelect={() => setIsImporting(true)}>
            Import profile
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isImporting && (
        <Suspense>
          <ImportDialog
            profileId={profileId}
            onReplaced={onReplaced}
            onClose={() => setIsImporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
