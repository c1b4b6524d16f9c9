import type { Billing } from '@callboard/contract/billing';

type Props = {
  /** "buy Pro". */
  act: string;
  billing: Pick<Billing, 'offer' | 'holder'>;
  name: string | undefined;
};

/** For those who may read a plan but not decide it. */
export function WhomToAsk({ act, billing: { offer, holder }, name }: Props) {
  return (
    <p className="wrap-anywhere rounded-control bg-sunk px-3 py-2.5 text-13">
      {offer === 'agency'
        ? `Only the owner and the admins of ${holder} can ${act}.`
        : `Only those who look after ${holder} can ${act}.`}
      {name !== undefined && ` Ask ${name}.`}
    </p>
  );
}
