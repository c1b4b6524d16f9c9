import type { PartOfInfo } from '@callboard/contract/professional-info';
import { Section } from './section.tsx';
import type { TermName } from './use-term-names.ts';

type Props = { certifications: NonNullable<PartOfInfo['certifications']>; termName: TermName };

export function Certifications({ certifications, termName }: Props) {
  const known = certifications.flatMap((each) => {
    const name = termName('certification', each.typeId);
    return name === undefined ? [] : [{ ...each, name }];
  });
  if (known.length === 0) return null;
  return (
    <Section title="Certifications">
      <ul className="rounded-card border border-line bg-raised px-4">
        {known.map(({ id, name, issuer, expiresOn }, at) => (
          <li
            key={id ?? at}
            className="wrap-anywhere flex flex-wrap justify-between gap-x-3 border-line border-t py-2.5 first:border-t-0"
          >
            <span>
              <span className="font-medium">{name}</span>
              {issuer && <span className="text-muted"> · {issuer}</span>}
            </span>
            {expiresOn && <span className="text-13 text-muted">until {monthOf(expiresOn)}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function monthOf(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
