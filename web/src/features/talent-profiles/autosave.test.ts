import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { type Checked, createAutosave, type Fields, PAUSE_MS } from './autosave.ts';

const ENTRY = 'callboard:draft:7:about';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

type Save = { sent: Fields; succeed: () => void; fail: (error: Error) => void };

/** What the server is asked, each call answered when the test says so. */
function start(check = (typed: Fields): Checked => ({ sendable: typed, errors: {} })) {
  const saves: Save[] = [];
  const save = (sent: Fields) =>
    new Promise<void>((succeed, fail) => saves.push({ sent, succeed, fail }));
  return { saves, autosave: createAutosave({ entry: ENTRY, check, save }) };
}

const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS);
const settle = () => vi.advanceTimersByTimeAsync(0);
const sentIn = (saves: Save[]) => saves.map(({ sent }) => sent);
const kept = () => JSON.parse(sessionStorage.getItem(ENTRY) ?? '{}');

describe('autosave', () => {
  it('waits for a pause in the typing and sends the last of it once', async () => {
    const { autosave, saves } = start();
    for (const city of ['L', 'Le', 'Lee']) {
      autosave.change('city', city);
      await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    }
    expect(saves).toEqual([]);
    expect(autosave.getState().status).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(sentIn(saves)).toEqual([{ city: 'Lee' }]);
    expect(autosave.getState().status).toBe('saving');
    saves[0]?.succeed();
    await settle();
    expect(autosave.getState().status).toBe('saved');
  });

  it('sends only the fields that changed, and none twice', async () => {
    const { autosave, saves } = start();
    autosave.change('city', 'Leeds');
    await pause();
    saves[0]?.succeed();
    await settle();
    autosave.change('bio', 'Dry.');
    await pause();
    expect(sentIn(saves)).toEqual([{ city: 'Leeds' }, { bio: 'Dry.' }]);
  });

  it('sends at once when told to, and nothing where nothing has changed', async () => {
    const { autosave, saves } = start();
    autosave.flush();
    expect(saves).toEqual([]);
    autosave.change('city', 'Leeds');
    autosave.flush();
    expect(sentIn(saves)).toEqual([{ city: 'Leeds' }]);
    await pause();
    expect(saves.length).toBe(1);
  });

  it('lets what is typed during a save follow it, never overtake it', async () => {
    const { autosave, saves } = start();
    autosave.change('city', 'Lee');
    await pause();
    autosave.change('city', 'Leeds');
    await pause();
    expect(saves.length).toBe(1);
    saves[0]?.succeed();
    await settle();
    expect(sentIn(saves)).toEqual([{ city: 'Lee' }, { city: 'Leeds' }]);
    expect(autosave.getState().typed).toEqual({ city: 'Leeds' });
    expect(kept()).toEqual({ city: 'Leeds' });
    saves[1]?.succeed();
    await settle();
    expect(autosave.getState().status).toBe('saved');
    expect(sessionStorage.getItem(ENTRY)).toBeNull();
  });

  it('keeps what could not be saved, and sends it again when asked', async () => {
    const { autosave, saves } = start();
    autosave.change('city', 'Leeds');
    await pause();
    saves[0]?.fail(new ApiError(0, 'Callboard could not be reached.'));
    await settle();
    expect(autosave.getState()).toMatchObject({
      status: 'failed',
      message: 'Callboard could not be reached.',
      typed: { city: 'Leeds' },
    });
    expect(kept()).toEqual({ city: 'Leeds' });
    autosave.flush();
    saves[1]?.succeed();
    await settle();
    expect(sentIn(saves)).toEqual([{ city: 'Leeds' }, { city: 'Leeds' }]);
    expect(autosave.getState().status).toBe('saved');
  });

  it('sends what failed along with what is typed next', async () => {
    const { autosave, saves } = start();
    autosave.change('city', 'Leeds');
    await pause();
    saves[0]?.fail(new ApiError(500, 'Oh.'));
    await settle();
    autosave.change('bio', 'Dry.');
    await pause();
    expect(saves[1]?.sent).toEqual({ city: 'Leeds', bio: 'Dry.' });
  });

  it('begins with what an earlier visit could not save', async () => {
    start().autosave.change('city', 'Leeds');
    const { autosave, saves } = start();
    expect(autosave.getState()).toMatchObject({ isRestored: true, typed: { city: 'Leeds' } });
    autosave.flush();
    expect(sentIn(saves)).toEqual([{ city: 'Leeds' }]);
    saves[0]?.succeed();
    await settle();
    expect(start().autosave.getState().isRestored).toBe(false);
  });

  it('holds wrong fields back and saves the others', async () => {
    const { autosave, saves } = start(
      ({ age, ...rest }): Checked =>
        age === 'old'
          ? { sendable: rest, errors: { age: 'Please enter an age' } }
          : { sendable: { age, ...rest }, errors: {} },
    );
    autosave.change('age', 'old');
    autosave.change('city', 'Leeds');
    await pause();
    expect(sentIn(saves)).toEqual([{ city: 'Leeds' }]);
    saves[0]?.succeed();
    await settle();
    expect(autosave.getState()).toMatchObject({
      status: 'incomplete',
      errors: { age: 'Please enter an age' },
    });
    expect(kept()).toEqual({ age: 'old' });
    autosave.change('age', '40');
    expect(autosave.getState().errors).toEqual({});
    await pause();
    expect(saves[1]?.sent).toEqual({ age: '40' });
  });

  it('shows what the server refuses at its field, and saves the rest without it', async () => {
    const { autosave, saves } = start();
    autosave.change('city', 'Leeds');
    autosave.change('born', '2030-01-01');
    await pause();
    const fields = { born: 'This day has not come yet' };
    saves[0]?.fail(new ApiError(400, 'Some fields need your attention.', { fields }));
    await settle();
    expect(saves[1]?.sent).toEqual({ city: 'Leeds' });
    saves[1]?.succeed();
    await settle();
    expect(autosave.getState()).toMatchObject({ status: 'incomplete', errors: fields });
    autosave.flush();
    expect(saves.length).toBe(2);
  });

  it('finds out which field does not go with one that was not sent, and saves the others', async () => {
    const { autosave, saves } = start();
    autosave.change('ageMin', 40);
    autosave.change('city', 'Leeds');
    await pause();
    const fields = { ageMax: 'The oldest age cannot be below the youngest' };
    const refusal = () => new ApiError(400, 'Some fields need your attention.', { fields });
    saves[0]?.fail(refusal());
    await settle();
    saves[1]?.fail(refusal());
    await settle();
    expect(autosave.getState()).toMatchObject({ errors: fields });
    saves[2]?.succeed();
    await settle();
    expect(sentIn(saves)).toEqual([
      { ageMin: 40, city: 'Leeds' },
      { ageMin: 40 },
      { city: 'Leeds' },
    ]);
    expect(autosave.getState()).toMatchObject({ status: 'incomplete', errors: fields });
    autosave.change('ageMin', 28);
    await pause();
    saves[3]?.succeed();
    await settle();
    expect(autosave.getState()).toMatchObject({ status: 'saved', errors: {} });
  });

  it('sends nothing more of what was discarded', async () => {
    const { autosave, saves } = start();
    autosave.change('city', 'Leeds');
    autosave.discard();
    await pause();
    autosave.flush();
    expect(saves).toEqual([]);
    expect(autosave.getState()).toMatchObject({ status: 'idle', typed: {} });
    expect(sessionStorage.getItem(ENTRY)).toBeNull();
  });

  it('does not wait for a running save when the page goes away', async () => {
    const { autosave, saves } = start();
    autosave.change('city', 'Lee');
    await pause();
    autosave.leave();
    expect(saves.length).toBe(1);
    autosave.change('city', 'Leeds');
    autosave.leave();
    expect(saves[1]?.sent).toEqual({ city: 'Leeds' });
  });
});
