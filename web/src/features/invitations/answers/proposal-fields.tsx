import { LIMITS } from '@callboard/contract/limits';
import { Plus, X } from 'lucide-react';
import { zoneName } from '../../../lib/casting/audition-words.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { emptyTime, type Problem, type TypedTime } from './proposals.ts';

type Props = {
  times: readonly TypedTime[];
  onTimes: (times: TypedTime[]) => void;
  /** Of a tape: one moment until when. */
  isTape: boolean;
  /** Which of them makes no sense as it is. */
  problem: Problem | null;
  timeZone: string;
};

/** Times that would work, on the reader's own clocks. */
export function ProposalFields({ times, onTimes, isTape, problem, timeZone }: Props) {
  const change = (key: number, changes: Partial<TypedTime>) =>
    onTimes(times.map((time) => (time.key === key ? { ...time, ...changes } : time)));
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1.5 font-medium text-13">
        {isTape ? 'By when you can send it' : 'Times that would work'}{' '}
        <span className="font-normal text-muted">{zoneName(timeZone)} time</span>
      </legend>
      {times.map((time, place) => (
        <OneTime
          key={time.key}
          time={time}
          place={place + 1}
          isTape={isTape}
          problem={time.key === problem?.key ? problem : null}
          onChange={(changes) => change(time.key, changes)}
          onRemove={
            times.length > 1
              ? () => onTimes(times.filter(({ key }) => key !== time.key))
              : undefined
          }
        />
      ))}
      {!isTape && times.length < LIMITS.proposals && (
        <div>
          <Button onClick={() => onTimes([...times, emptyTime()])}>
            <Plus aria-hidden="true" className="size-4" />
            Add a time
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type OneProps = {
  time: TypedTime;
  place: number;
  isTape: boolean;
  problem: Problem | null;
  onChange: (changes: Partial<TypedTime>) => void;
  onRemove: (() => void) | undefined;
};

function OneTime({ time, place, isTape, problem, onChange, onRemove }: OneProps) {
  const errorAt = (field: Problem['at']) => (problem?.at === field ? problem.words : undefined);
  return (
    <div className="relative grid grid-cols-2 items-start gap-2 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_36px]">
      <div className={classes('max-sm:col-span-2', onRemove && 'max-sm:pr-13')}>
        <TextField
          type="date"
          label="Day"
          aria-label={`Day ${place}`}
          error={errorAt('day')}
          value={time.day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      </div>
      <TextField
        type="time"
        label={isTape ? 'Time' : 'From'}
        value={time.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      {!isTape && (
        <TextField
          type="time"
          label="Until"
          error={errorAt('to')}
          value={time.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      )}
      {onRemove !== undefined && (
        <IconButton
          icon={X}
          label={`Remove time ${place}`}
          onClick={onRemove}
          className="mt-6 max-sm:absolute max-sm:top-0 max-sm:right-0"
        />
      )}
    </div>
  );
}
