import type { OpenedUser } from '@callboard/contract/admin-users';
import { Card } from '../../../ui/card.tsx';
import { PlaceLink } from './place-link.tsx';

/** Where they are found. */
export function Places({ user: { places } }: { user: OpenedUser }) {
  return (
    <Card title="Found at">
      {places.length === 0 && <p className="text-13 text-muted">No profile or company yet.</p>}
      <ul className="grid gap-2.5">
        {places.map(({ label, text, link }) => (
          <li key={label + text} className="text-13">
            <p className="text-12 text-muted">{label}</p>
            <p className="wrap-anywhere">
              {link === null ? text : <PlaceLink href={link}>{text}</PlaceLink>}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
