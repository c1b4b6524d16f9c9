import { type Credit, type CreditGroup, groupCredits, makersOf, roleOf } from './credits.ts';
import { Folded } from './folded.tsx';
import { Section } from './section.tsx';

const SHOWN_AT_FIRST = 12;

export function CreditsTable({ credits }: { credits: readonly Credit[] }) {
  return (
    <Section title="Credits">
      <div className="grid rounded-card border border-line bg-raised px-4 py-1">
        {groupCredits(credits).map((group) => (
          <Group key={group.label} group={group} />
        ))}
      </div>
    </Section>
  );
}

/** Its category beside it where there is room, else above. */
function Group({ group: { label, credits } }: { group: CreditGroup }) {
  return (
    <section
      aria-label={label}
      className="grid border-line border-t first:border-t-0 @md:grid-cols-[88px_minmax(0,1fr)]"
    >
      <h3 className="pt-3 text-13 text-muted">{label}</h3>
      <div className="min-w-0 pb-1">
        <Folded items={credits} limit={SHOWN_AT_FIRST} noun={`${label.toLowerCase()} credits`}>
          {(shown) => (
            <ul>
              {shown.map((credit, at) => (
                <Line key={credit.id ?? at} credit={credit} />
              ))}
            </ul>
          )}
        </Folded>
      </div>
    </section>
  );
}

function Line({ credit }: { credit: Credit }) {
  return (
    <li className="wrap-anywhere grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line border-t py-2.5 first:border-t-0 max-[28rem]:first:pt-1 @md:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)_40px]">
      <span className="font-semibold text-13 uppercase">{credit.production}</span>
      <span className="row-start-2 @md:row-start-auto">{roleOf(credit)}</span>
      <span className="row-start-3 text-muted @md:row-start-auto">{makersOf(credit)}</span>
      <span className="col-start-2 row-start-1 text-right text-muted tabular-nums @md:col-start-auto @md:row-start-auto">
        {credit.year}
      </span>
    </li>
  );
}
