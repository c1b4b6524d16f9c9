import type { PortfolioContents } from '@callboard/contract/business-portfolios';

/** Everything a portfolio owns, named before it is deleted, and what of it stays with its people. */
export function WhatGoes({ contents }: { contents: PortfolioContents }) {
  const lines = linesOf(contents);
  if (lines.length === 0) {
    return <p className="text-14">Nobody else works in it, and it represents nobody.</p>;
  }
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-14 marker:text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function linesOf(contents: PortfolioContents): string[] {
  const { members, invitations, talents, askedTalents, unclaimedTalents, hiddenTalents } = contents;
  const { agencyNotes, openSubmissions, hasPro } = contents;
  return [
    members > 0 && `${counted(members, 'colleague loses', 'colleagues lose')} access.`,
    invitations > 0 &&
      `${counted(invitations, 'invitation that waits ends', 'invitations that wait end')}.`,
    talents > 0 &&
      `${counted(talents, 'talent is', 'talents are')} no longer represented by you. They are told.`,
    askedTalents > 0 &&
      `${counted(askedTalents, 'talent is', 'talents are')} no longer asked to join you. They are told.`,
    unclaimedTalents > 0 &&
      `${counted(unclaimedTalents, 'profile that nobody has claimed is', 'profiles that nobody has claimed are')} deleted.`,
    hiddenTalents > 0 &&
      `${counted(hiddenTalents, 'profile that nobody has claimed is hidden; only castings that have it', 'profiles that nobody has claimed are hidden; only castings that have them')} keep seeing ${hiddenTalents === 1 ? 'it' : 'them'}.`,
    talents > unclaimedTalents + hiddenTalents && 'All other profiles stay their talents’ own.',
    agencyNotes > 0 && `${counted(agencyNotes, 'note is', 'notes are')} deleted.`,
    openSubmissions > 0 &&
      `${counted(openSubmissions, 'open submission stays, as the talent’s', 'open submissions stay, as the talents’')} own.`,
    hasPro && 'Pro ends at once, and what was paid for it is not paid back.',
  ].filter((line) => line !== false);
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
