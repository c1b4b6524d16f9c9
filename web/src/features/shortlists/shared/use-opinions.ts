import type { SharedShortlist } from '@callboard/contract/shortlists';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callAt } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { type Calls, SHORTLIST_CALLS } from '../calls.ts';
import { sharedQuery } from '../shortlist-queries.ts';
import type { Viewer } from './viewer.ts';

export type Said = { rating: number | null; comment: string };
export type Saving = 'saving' | 'saved' | 'failed';

/** How long nothing is typed before it is saved. */
const PAUSE_MS = 700;

const NOTHING: Said = { rating: null, comment: '' };

type Options = { token: string; viewer: Viewer; list: SharedShortlist };

/**
 * What one viewer says of the faces of a list. It shows at once and is saved when they pause, look at
 * another face or leave. What could not be sent stays, and is sent again when the line is back.
 */
export function useOpinions({ token, viewer, list }: Options) {
  const queries = useQueryClient();
  const { queryKey } = sharedQuery(token, viewer.id);
  const [said, setSaid] = useState<Record<string, Said>>(() => saidBefore(list));
  const [saving, setSaving] = useState<Record<string, Saving>>({});
  const latest = useRef(said);
  /** Said, but not sent. */
  const unsent = useRef(new Set<string>());
  /** One opinion of a face after the other. */
  const running = useRef(new Map<string, Promise<void>>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mark = (id: string, state: Saving) => setSaving((before) => ({ ...before, [id]: state }));

  function say(id: string, changes: Partial<Said>) {
    latest.current = {
      ...latest.current,
      [id]: { ...(latest.current[id] ?? NOTHING), ...changes },
    };
    setSaid(latest.current);
    unsent.current.add(id);
    mark(id, 'saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, 'comment' in changes ? PAUSE_MS : 0);
  }

  function flush(options: { keepalive?: boolean } = {}) {
    clearTimeout(timer.current);
    for (const id of unsent.current) {
      const before = running.current.get(id) ?? Promise.resolve();
      running.current.set(
        id,
        before.then(() => send(id, options)),
      );
    }
  }

  async function send(entryId: string, options: { keepalive?: boolean }) {
    if (!unsent.current.delete(entryId)) return;
    const { rating, comment } = latest.current[entryId] ?? NOTHING;
    mark(entryId, 'saving');
    try {
      await callAt<Calls['giveOpinion']>(
        SHORTLIST_CALLS.giveOpinion,
        {
          params: { token, entryId },
          body: {
            viewerId: viewer.id,
            viewerName: viewer.name,
            rating,
            comment: comment.trim() || null,
          },
        },
        options,
      );
      keep(entryId, { rating, comment: comment.trim() || null });
      if (!unsent.current.has(entryId)) mark(entryId, 'saved');
    } catch (error) {
      unsent.current.add(entryId);
      mark(entryId, 'failed');
      const isEnded = error instanceof ApiError && error.code === 'INVALID_TOKEN';
      if (isEnded) void queries.resetQueries({ queryKey });
    }
  }

  /** Whoever comes back to the page finds it. */
  const keep = (id: string, own: SharedShortlist['entries'][number]['own']) =>
    queries.setQueryData(
      queryKey,
      (known) =>
        known && {
          ...known,
          entries: known.entries.map((each) => (each.id === id ? { ...each, own } : each)),
        },
    );

  const sendAll = useEffectEvent((keepalive: boolean) => flush({ keepalive }));
  useEffect(() => {
    const leave = () => sendAll(true);
    const comeBack = () => sendAll(false);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', comeBack);
      leave();
    };
  }, []);

  return {
    saidOf: (id: string) => said[id] ?? NOTHING,
    savingOf: (id: string) => saving[id],
    say,
    /** At once, without a pause. */
    flush: () => flush(),
  };
}

export type Opinions = ReturnType<typeof useOpinions>;

function saidBefore({ entries }: SharedShortlist): Record<string, Said> {
  return Object.fromEntries(
    entries.flatMap(({ id, own }) =>
      own === null ? [] : [[id, { rating: own.rating, comment: own.comment ?? '' }]],
    ),
  );
}
