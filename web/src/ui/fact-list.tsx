type Props = { facts: readonly (readonly [label: string, value: string])[] };

/** What is known, line by line; nothing has a place that is not said. */
export function FactList({ facts }: Props) {
  return (
    <dl className="grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
