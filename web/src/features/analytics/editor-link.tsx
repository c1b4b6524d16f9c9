import type { TalentAnalytics } from '@callboard/contract/analytics';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export type ProfileSection = NonNullable<TalentAnalytics['missing']>[number]['section'];

/** Where the reader changes the profile, unless they may only look. */
export type Editor = {
  to: '/profile' | '/talent/profile';
  /** How the address says whose it is, where that is not plain. */
  search?: { talentProfileId: string };
};

type Props = { editor: Editor | undefined; section: ProfileSection; children: ReactNode };

/** To the section where something is filled in; its words alone for those who change nothing. */
export function EditorLink({ editor, section, children }: Props) {
  if (editor === undefined) return children;
  return (
    <Link
      to={editor.to}
      search={{ ...editor.search, section }}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}
