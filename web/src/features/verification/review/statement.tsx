import type { ReviewedVerification } from '@callboard/contract/verification';
import { OutsideLink } from './person-facts.tsx';

/** What they say of themselves, and where to look. */
export function Statement({ request: { statement, links } }: { request: ReviewedVerification }) {
  return (
    <section aria-label="Statement" className="grid gap-2">
      <p dir="auto" className="wrap-anywhere max-w-[72ch] whitespace-pre-line">
        {statement}
      </p>
      {links.length > 0 && (
        <ul aria-label="Links" className="wrap-anywhere grid gap-1 text-13">
          {links.map((link) => (
            <li key={link}>
              <OutsideLink address={link} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
