import type { ICalDayJsStub } from 'ical-generator';
import { wallClock } from '../../../platform/calendar.ts';

/**
 * A moment as ical-generator takes those of other libraries. Of a plain date it would read the clock of
 * the machine that it runs on.
 */
export class MomentInZone implements ICalDayJsStub {
  readonly #at: Date;
  readonly #timeZone: string;

  constructor(at: Date, timeZone = 'UTC') {
    this.#at = at;
    this.#timeZone = timeZone;
  }

  tz(timeZone = 'UTC'): MomentInZone {
    return new MomentInZone(this.#at, timeZone);
  }

  utc(): MomentInZone {
    return new MomentInZone(this.#at);
  }

  /** Either of the two that calendars are written with. */
  format(pattern = 'YYYYMMDD'): string {
    const [day = '', time = ''] = wallClock(this.#timeZone, this.#at).split(' ');
    return (pattern === 'YYYYMMDD' ? day : time).replaceAll(/\D/g, '');
  }

  isValid(): boolean {
    return true;
  }

  toDate(): Date {
    return this.#at;
  }

  toJSON(): string {
    return this.#at.toISOString();
  }
}
