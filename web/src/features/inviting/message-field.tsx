import { LIMITS } from '@callboard/contract/limits';
import { Lines } from '../../ui/valued/line.tsx';

type Props = {
  label: string;
  hint: string;
  required?: boolean;
  value: string | null;
  onValue: (value: string | null) => void;
};

/** A message, and how much of its room is taken. What is too long is not cut off but said. */
export function MessageField({ value, ...field }: Props) {
  const length = value?.length ?? 0;
  return (
    <Lines
      {...field}
      rows={4}
      value={value}
      error={
        isTooLong(value) ? `Shorten it by ${spelled(length - LIMITS.messageLength)}` : undefined
      }
      aside={
        <span className="shrink-0 text-12 text-muted tabular-nums">
          {spelled(length)} / {spelled(LIMITS.messageLength)}
        </span>
      }
    />
  );
}

export function isTooLong(text: string | null): boolean {
  return (text?.length ?? 0) > LIMITS.messageLength;
}

const spelled = (count: number) => count.toLocaleString('en-GB');
