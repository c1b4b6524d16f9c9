import type { ChildPapers } from '@callboard/contract/children';
import { FactList } from '../../ui/fact-list.tsx';
import { longDay } from './licence-words.ts';

/** What is filled in of licence and chaperone. */
export function PapersFacts({ papers }: { papers: ChildPapers }) {
  return (
    <div className="text-13">
      <FactList facts={factsOf(papers)} />
    </div>
  );
}

function factsOf(papers: ChildPapers): [string, string][] {
  const chaperone = [papers.chaperoneName, papers.chaperonePhone, papers.chaperoneLicence];
  const facts: [string, string | null][] = [
    ['Licence', joined([papers.licenceAuthority, papers.licenceNumber])],
    ['Valid', validity(papers)],
    ['Chaperone', joined([papers.chaperoneIsGuardian ? 'The guardian' : null, ...chaperone])],
    ['School', papers.schoolName],
    ['Notes', papers.notes],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

function validity({ licenceFrom: from, licenceUntil: until }: ChildPapers): string | null {
  if (from !== null && until !== null) return `${longDay(from)} to ${longDay(until)}`;
  if (until !== null) return `until ${longDay(until)}`;
  return from === null ? null : `from ${longDay(from)}`;
}

function joined(parts: (string | null)[]): string | null {
  return parts.filter((part) => part !== null).join(', ') || null;
}
