import { describe, expect, it } from 'vitest';
import { seatOf, sessionOf } from './day.fixture.ts';
import { dayToShow, listDays, listNext, listPeople } from './day-list.ts';

const names = (people: readonly { name: string }[]) => people.map(({ name }) => name);

describe('the list of the day', () => {
  it('is by time and room, without those who will not come', () => {
    const people = listPeople(
      sessionOf([
        seatOf('Cleo', '2026-05-12T09:20:00Z'),
        seatOf('Ben', '2026-05-12T09:00:00Z', { room: 'Room 10' }),
        seatOf('Ada', '2026-05-12T09:00:00Z', { room: 'Room 2' }),
        seatOf('Dora', '2026-05-12T09:40:00Z', { status: 'declined' }),
        seatOf('Emil', '2026-05-12T10:00:00Z', { status: 'cancelled' }),
        { ...seatOf('Finn', '2026-05-12T10:20:00Z'), invitation: null },
      ]),
    );
    expect(names(people)).toEqual(['Ada', 'Ben', 'Cleo']);
  });

  it('is of a day where the audition is, today or else the next', () => {
    const people = listPeople(
      sessionOf([seatOf('Ada', '2026-05-12T23:30:00Z'), seatOf('Ben', '2026-05-14T09:00:00Z')]),
    );
    expect(listDays(people, 'Europe/London')).toEqual(['2026-05-13', '2026-05-14']);
    expect(dayToShow(['2026-05-13', '2026-05-15'], '2026-05-14')).toBe('2026-05-15');
    expect(dayToShow(['2026-05-13'], '2026-05-14')).toBe('2026-05-13');
  });

  it('says of each room who is next', () => {
    const people = listPeople(
      sessionOf([
        seatOf('Ada', '2026-05-12T09:00:00Z', { status: 'attended' }),
        seatOf('Ben', '2026-05-12T09:20:00Z'),
        seatOf('Cleo', '2026-05-12T09:40:00Z'),
        seatOf('Dora', '2026-05-12T09:00:00Z', { room: 'Room 2', status: 'no_show' }),
        seatOf('Emil', '2026-05-12T10:00:00Z', { room: 'Room 2' }),
      ]),
    );
    expect(names(listNext(people))).toEqual(['Ben', 'Emil']);
  });
});
