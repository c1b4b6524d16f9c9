type Props = { price: string; period: string };

/** The same size for what costs something and for what does not. */
export function PriceLine({ price, period }: Props) {
  return (
    <p className="flex items-baseline gap-1.5">
      <span className="font-bold text-28 tabular-nums">{price}</span>
      <span className="text-14 text-muted">{period}</span>
    </p>
  );
}
