import { describe, expect, it } from 'vitest';
import {
  type DraftTake,
  inOrder,
  isSameTape,
  listParts,
  markSlate,
  moveTake,
} from './take-order.ts';
import { mergeTakes } from './tape-draft.ts';

const PARTS = listParts({
  scenes: ['The letter', 'The quay'],
  wantsSlate: true,
  frame: null,
  maxMinutes: 3,
});

const takeOf = (mediaId: string, scene: string | null, isSlate = false): DraftTake => ({
  mediaId,
  scene,
  take: 1,
  isSlate,
});
const said = (takes: readonly DraftTake[]) =>
  takes.map(({ mediaId, scene, take }) => `${mediaId} ${scene ?? '–'} ${take}`);

describe('the takes of a tape', () => {
  it('stand scene by scene after the slate, numbered within each', () => {
    const takes = [
      takeOf('c', 'The quay'),
      takeOf('a', 'The letter'),
      takeOf('b', 'The letter'),
      takeOf('s', null, true),
    ];
    expect(said(inOrder(takes, PARTS))).toEqual([
      's – 1',
      'a The letter 1',
      'b The letter 2',
      'c The quay 1',
    ]);
  });

  it('change places within their scene, and with no other', () => {
    const takes = [takeOf('a', 'The letter'), takeOf('b', 'The letter'), takeOf('c', 'The quay')];
    expect(said(moveTake(takes, 'a', 1, PARTS))).toEqual([
      'b The letter 1',
      'a The letter 2',
      'c The quay 1',
    ]);
    expect(moveTake(takes, 'b', 1, PARTS)).toEqual(inOrder(takes, PARTS));
    expect(moveTake(takes, 'a', -1, PARTS)).toEqual(inOrder(takes, PARTS));
  });

  it('keep a place when their scene is no longer asked for', () => {
    expect(said(inOrder([takeOf('x', 'A scene cut since')], PARTS))).toEqual([
      'x A scene cut since 1',
    ]);
  });

  it('have one slate at most', () => {
    const takes = [takeOf('a', 'The letter', true), takeOf('b', 'The letter')];
    const marked = markSlate(takes, 'b', PARTS);
    expect(marked.map(({ isSlate }) => isSlate)).toEqual([false, true]);
    expect(markSlate(marked, 'b', PARTS).some(({ isSlate }) => isSlate)).toBe(false);
  });

  it('stay where they are when one of a single piece has the slate', () => {
    const parts = listParts({ scenes: [], wantsSlate: true, frame: null, maxMinutes: null });
    const marked = markSlate([takeOf('a', null), takeOf('b', null)], 'b', parts);
    expect(said(inOrder(marked, parts))).toEqual(['a – 1', 'b – 2']);
  });

  it('are new only once something about them differs', () => {
    const takes = inOrder([takeOf('a', 'The letter'), takeOf('b', 'The letter')], PARTS);
    expect(isSameTape(takes, takes)).toBe(true);
    expect(isSameTape(moveTake(takes, 'a', 1, PARTS), takes)).toBe(false);
  });

  it('hold what was sent from elsewhere meanwhile, and leave out what was removed here', () => {
    const kept = { takes: [takeOf('new', 'The letter')], removed: ['old'] };
    const sent = [takeOf('old', 'The letter'), takeOf('theirs', 'The quay')];
    expect(said(mergeTakes(kept, sent))).toEqual(['new The letter 1', 'theirs The quay 1']);
  });
});
