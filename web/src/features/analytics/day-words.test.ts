import { describe, expect, it } from 'vitest';
import { countedInWords } from './day-words.ts';

describe('until when it was counted', () => {
  const counted = {
    countedUntil: '2026-11-16T12:40:00.000Z',
    countedSince: '2026-10-01',
    isBeforeCounted: true,
  };
  const at = (time: string) => new Date(`2026-11-16T${time}:00.000Z`);

  it('is told on the reader’s clock, and that days are not the reader’s own', () => {
    expect(countedInWords(counted, 'Europe/London', at('12:45'))).toMatch(
      /^Counted until \S*12:40/,
    );
    const away = countedInWords(counted, 'America/Los_Angeles', at('12:45'));
    expect(away).toMatch(/^Counted until 0?4:40.* · days begin at midnight UTC$/);
  });

  it('is told with its day where that is over for the reader', () => {
    expect(countedInWords(counted, 'Asia/Tokyo', at('15:30'))).toMatch(/until .*16.*9:40/);
  });

  it('is told with the first day where there is nothing before', () => {
    const alone = countedInWords({ ...counted, isBeforeCounted: false }, 'UTC', at('12:45'));
    expect(alone).toMatch(/^Counted since .*1.*2026, until /);
    const nothing = { countedUntil: null, countedSince: null, isBeforeCounted: false };
    expect(countedInWords(nothing, 'UTC')).toBe('Nothing was counted yet');
  });
});
