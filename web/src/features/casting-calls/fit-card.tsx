import type { CastingCall } from '@callboard/contract/casting-calls';
import { Card } from '../../ui/card.tsx';
import { FitMark } from './fit-mark.tsx';
import { FitReasons } from './fit-reasons.tsx';

/** What is asked for, one by one, and whether the profile has it. */
export function FitCard({ call: { fit, reasons } }: { call: CastingCall }) {
  if (fit === null || reasons.length === 0) return null;
  return (
    <Card title="How it fits" aside={<FitMark fit={fit} />}>
      <FitReasons reasons={reasons} />
    </Card>
  );
}
