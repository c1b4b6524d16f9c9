import type { DeletionOutlook } from '@callboard/contract/privacy';
import { Link } from '@tanstack/react-router';

/** Where others would lose what they work in. */
export function HandOverFirst({ portfolios }: Pick<DeletionOutlook, 'portfolios'>) {
  return (
    <div className="grid gap-2 text-13">
      <p>Others work in a business of yours. Hand it over to one of them, or close it, first:</p>
      <ul className="grid gap-1">
        {portfolios.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/business-info"
              search={{ portfolioId: id }}
              className="font-medium underline underline-offset-2"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
