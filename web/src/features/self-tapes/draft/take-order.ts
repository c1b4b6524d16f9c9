import type { TapeWish } from '@callboard/contract/audition-form';
import type { InvitationDetail } from '@callboard/contract/audition-invitations';

/** A take as it is sent. Its number follows from its place among those of its scene. */
export type DraftTake = {
  mediaId: string;
  scene: string | null;
  take: number;
  isSlate: boolean;
};

/** What is asked for: the slate, each scene, or one piece. */
export type TapePart = { key: string; title: string; scene: string | null; isSlate: boolean };

const ONE_PIECE: TapePart = { key: 'piece', title: 'Your tape', scene: null, isSlate: false };
const SLATE: TapePart = { key: 'slate', title: 'Slate', scene: null, isSlate: true };

export function listParts(wish: TapeWish | null): TapePart[] {
  const scenes = (wish?.scenes ?? []).map((scene, at) => ({
    key: `scene-${at}`,
    title: scene,
    scene,
    isSlate: false,
  }));
  // In one piece the slate is most often at its head: there a take is marked as having it.
  if (scenes.length === 0) return [ONE_PIECE];
  return wish?.wantsSlate ? [SLATE, ...scenes] : scenes;
}

/** Where a take belongs. What is no longer asked for under that name stands with the last part. */
export function partOf(take: DraftTake, parts: readonly TapePart[]): TapePart | undefined {
  const ownScene = parts.find(({ scene }) => scene !== null && scene === take.scene);
  const slate = take.isSlate && take.scene === null ? parts.find(({ isSlate }) => isSlate) : null;
  return ownScene ?? slate ?? parts.at(-1);
}

type Sent = InvitationDetail['takesSent'];

export const fromSent = (sent: Sent): DraftTake[] =>
  sent.map(({ media, scene, take, isSlate }) => ({ mediaId: media.id, scene, take, isSlate }));

/** As they will be seen: part by part, numbered within each. */
export function inOrder(takes: readonly DraftTake[], parts: readonly TapePart[]): DraftTake[] {
  return parts.flatMap((part) =>
    takes
      .filter((take) => partOf(take, parts)?.key === part.key)
      .map((take, at) => ({ ...take, take: at + 1 })),
  );
}

/** One place up (-1) or down (1) among the takes of its part. */
export function moveTake(
  takes: readonly DraftTake[],
  mediaId: string,
  by: -1 | 1,
  parts: readonly TapePart[],
): DraftTake[] {
  const ordered = inOrder(takes, parts);
  const from = ordered.findIndex((take) => take.mediaId === mediaId);
  const moved = ordered[from];
  const other = ordered[from + by];
  if (moved === undefined || other === undefined) return ordered;
  if (partOf(moved, parts)?.key !== partOf(other, parts)?.key) return ordered;
  return inOrder(ordered.with(from, other).with(from + by, moved), parts);
}

/** One take has the slate: naming another takes the mark off it. Those of the slate's own part keep it. */
export function markSlate(
  takes: readonly DraftTake[],
  mediaId: string,
  parts: readonly TapePart[],
): DraftTake[] {
  return takes.map((take) => {
    if (partOf(take, parts)?.isSlate) return take;
    return { ...take, isSlate: take.mediaId === mediaId && !take.isSlate };
  });
}

/** Whether sending would change anything. */
export function isSameTape(one: readonly DraftTake[], other: readonly DraftTake[]): boolean {
  const said = (takes: readonly DraftTake[]) =>
    JSON.stringify(
      takes.map(({ mediaId, scene, take, isSlate }) => [mediaId, scene, take, isSlate]),
    );
  return said(one) === said(other);
}
