import type { FieldErrors } from '@callboard/contract/errors';
import {
  type Production,
  type ProductionForm,
  productionFormSchema,
} from '@callboard/contract/productions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { fieldOf } from '../../../lib/casting/find-errors.ts';
import { isJsonObject } from '../../../lib/json.ts';
import { forget, readStored, store } from '../../../lib/stored-json.ts';
import {
  EMPTY_PRODUCTION,
  formOf,
  type ProductionEditor,
  productionErrors,
} from '../edit/production-editor.ts';
import {
  changeProduction,
  createProduction,
  type NewProduction,
  showProduction,
} from '../production-changes.ts';

/** How long nothing is typed before it is saved. */
const PAUSE_MS = 800;
/** What is not saved of one production is nothing to the next. */
const entryOf = (id = 'new') => `callboard:production-wizard:${id}`;

type Typed = Partial<ProductionForm>;

type Options = {
  /** None until title and type are known. */
  production: Production | undefined;
  onCreated: (production: Production) => void;
};

/**
 * Saves a new production while it is filled in: it is made on the server as soon as it has a title
 * and a type, and changed from then on. What is not saved yet is kept in this tab.
 */
export function useSavedAsYouGo({ production, onCreated }: Options) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Typed>(() => readKept(production?.id));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const [message, setMessage] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(typed);
  const known = useRef(production);
  const key = useRef(crypto.randomUUID());
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  known.current = production ?? known.current;
  const form: ProductionForm = {
    ...(production === undefined ? EMPTY_PRODUCTION : formOf(production)),
    ...typed,
  };

  function keep(next: Typed) {
    latest.current = next;
    setTyped(next);
    const entry = entryOf(known.current?.id);
    if (Object.keys(next).length === 0) forget('sessionStorage', entry);
    else store('sessionStorage', entry, next);
  }

  function change(changes: Typed) {
    keep({ ...latest.current, ...changes });
    const names = Object.keys(changes);
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([path]) => !names.includes(fieldOf(path)))),
    );
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  }

  /** One save after the other; says whether everything is saved. */
  function flush(): Promise<boolean> {
    clearTimeout(timer.current);
    running.current = running.current.then(send, send);
    return running.current;
  }

  async function send(): Promise<boolean> {
    const sent = latest.current;
    if (Object.keys(sent).length === 0) return known.current !== undefined;
    const base = known.current === undefined ? EMPTY_PRODUCTION : formOf(known.current);
    const wrong = productionErrors({ ...base, ...sent });
    // What is wrong waits; the rest goes without it.
    const held = new Set(Object.keys(wrong).map(fieldOf));
    // Without a code name the server does not take it as confidential either.
    if (held.has('codeName')) held.add('isConfidential');
    const good = Object.fromEntries(
      Object.entries(sent).filter(([name]) => !held.has(name)),
    ) as Typed;
    const isNew = known.current === undefined;
    const isReady = Object.keys(good).length > 0 && (!isNew || isNamed(good));
    if (!isReady) return false;
    setStatus('saving');
    try {
      const saved = await save(good);
      if (isNew) forget('sessionStorage', entryOf());
      known.current = saved;
      keep(
        Object.fromEntries(
          Object.entries(latest.current).filter(
            ([name, value]) => !(name in good) || good[name as keyof Typed] !== value,
          ),
        ),
      );
      showProduction(queries, saved);
      setStatus('saved');
      setMessage(undefined);
      if (isNew) onCreated(saved);
      return Object.keys(latest.current).length === 0;
    } catch (error) {
      setStatus('failed');
      setErrors((error instanceof ApiError && error.fields) || {});
      setMessage(error instanceof Error ? error.message : undefined);
      return false;
    }
  }

  function save(good: Typed): Promise<Production> {
    const parsed = productionFormSchema.partial().parse(good);
    if (known.current !== undefined) return changeProduction(known.current.id, parsed);
    return createProduction(parsed as NewProduction, key.current);
  }

  /** Marks whatever keeps these fields from being saved, and says whether nothing does. */
  async function finish(fields: readonly (keyof ProductionForm)[]): Promise<boolean> {
    const isSaved = await flush();
    const wrong = productionErrors(form);
    const shown = Object.entries(wrong).filter(([path]) =>
      fields.some((field) => field === fieldOf(path)),
    );
    if (shown.length > 0) setErrors(Object.fromEntries(shown));
    return shown.length === 0 && isSaved;
  }

  const leave = useEffectEvent(() => void flush());
  useEffect(() => {
    // What an earlier visit left is saved now.
    if (Object.keys(latest.current).length > 0) leave();
    return () => leave();
  }, []);

  const editor: ProductionEditor = { form, errors, change };
  /** Known from the moment it is made, before the address has it. */
  const idNow = () => known.current?.id;
  return { editor, finish, idNow, status, message };
}

const isNamed = ({ title, typeId }: Typed) => Boolean(title?.trim()) && Boolean(typeId);

function readKept(id: string | undefined): Typed {
  const kept = readStored('sessionStorage', entryOf(id));
  return isJsonObject(kept) ? (kept as Typed) : {};
}

export type SavedAsYouGo = ReturnType<typeof useSavedAsYouGo>;
