import type { FieldErrors } from '@callboard/contract/errors';
import { ApiError } from '../../lib/api-error.ts';
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts';

/** How long nothing is typed before it is saved. */
export const PAUSE_MS = 800;

export type Fields = Record<string, unknown>;

/** What of a draft can be sent, as the server wants it, and what is wrong with the rest. */
export type Checked = { sendable: Fields; errors: FieldErrors };

type Options = {
  /** Where the draft is kept until the server has it. */
  entry: string;
  check: (typed: Fields) => Checked;
  save: (changes: Fields) => Promise<unknown>;
};

export type AutosaveState = {
  /** What was typed here, exactly so: an answer of the server never moves the cursor. */
  typed: Fields;
  errors: FieldErrors;
  status: 'idle' | 'waiting' | 'saving' | 'saved' | 'incomplete' | 'failed';
  /** Why the last save failed. */
  message: string | undefined;
  /** Begun with what an earlier visit could not save. */
  isRestored: boolean;
};

/**
 * Saves a form as it is filled in. One save at a time, so that they arrive in order; what changes
 * meanwhile follows it. Fields that are wrong wait until they change, the others go without them.
 */
export function createAutosave({ entry, check, save }: Options) {
  const restored = readDraft(entry);
  const unsaved = new Set(Object.keys(restored));
  const refused = new Set<string>();
  /** Fields that do not go with another that the server has, and what is said about that one. */
  const disputes = new Map<string, FieldErrors>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isOutdated = false;
  let state: AutosaveState = {
    typed: restored,
    errors: {},
    status: unsaved.size > 0 ? 'waiting' : 'idle',
    message: undefined,
    isRestored: unsaved.size > 0,
  };

  function show(changes: Partial<AutosaveState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function keep() {
    const draft = Object.fromEntries([...unsaved].map((name) => [name, state.typed[name]]));
    if (unsaved.size === 0) forgetDraft(entry);
    else keepDraft(entry, draft);
  }

  function change(name: string, value: unknown) {
    unsaved.add(name);
    refused.delete(name);
    disputes.delete(name);
    show({
      typed: { ...state.typed, [name]: value },
      errors: withoutField(state.errors, name),
      status: isSending ? 'saving' : 'waiting',
    });
    keep();
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  }

  /** Saves now what has not been saved. */
  function flush() {
    clearTimeout(timer);
    if (unsaved.size === 0) return;
    if (isSending) isOutdated = true;
    else void sendAll();
  }

  /** The page is going away and may not live to see the running save end. */
  function leave() {
    clearTimeout(timer);
    if (isSending && isOutdatedNow()) void send();
    else flush();
  }

  /** What was typed no longer counts: something else has taken the place of all of it. */
  function discard() {
    clearTimeout(timer);
    unsaved.clear();
    refused.clear();
    disputes.clear();
    keep();
    show({ typed: {}, errors: {}, status: 'idle', message: undefined, isRestored: false });
  }

  let inFlight: Fields = {};
  const isOutdatedNow = () => [...unsaved].some((name) => state.typed[name] !== inFlight[name]);

  async function sendAll() {
    isSending = true;
    do {
      isOutdated = false;
      await send();
    } while (isOutdated);
    isSending = false;
  }

  async function send(names = [...unsaved].filter((name) => !refused.has(name))) {
    const sent = Object.fromEntries(names.map((name) => [name, state.typed[name]]));
    const { sendable, errors } = check(sent);
    const isEmpty = Object.keys(sendable).length === 0;
    const found = { ...state.errors, ...errors };
    show({ errors: found, status: isEmpty ? settled(found) : 'saving' });
    if (isEmpty) return;
    inFlight = sent;
    try {
      await save(sendable);
    } catch (error) {
      await fail(error, Object.keys(sendable));
      return;
    }
    for (const name of Object.keys(sendable)) {
      if (state.typed[name] === sent[name]) unsaved.delete(name);
      disputes.delete(name);
    }
    keep();
    const left = Object.assign(errorsIn(state.errors, unsaved), ...disputes.values());
    show({ errors: left, status: settled(left), message: undefined });
  }

  async function fail(error: unknown, names: readonly string[]) {
    const found = error instanceof ApiError ? (error.fields ?? {}) : {};
    const errors = { ...state.errors, ...found };
    if (Object.keys(found).length === 0) {
      show({ status: 'failed', message: messageOf(error) });
      return;
    }
    const wrong = names.filter((name) => fieldsIn(found).includes(name));
    for (const name of wrong) refused.add(name);
    if (wrong.length > 0) {
      // The others are not to blame.
      if (wrong.length < names.length) isOutdated = true;
      show({ errors, status: 'incomplete' });
    } else if (names.length > 1) {
      // One of them does not go with a field that was not sent. Each alone shows which.
      for (const name of names) await send([name]);
    } else {
      for (const name of names) disputes.set(name, found);
      show({ errors, status: 'incomplete' });
    }
  }

  function settled(errors: FieldErrors): AutosaveState['status'] {
    if (Object.keys(errors).length > 0) return 'incomplete';
    return unsaved.size > 0 ? 'waiting' : 'saved';
  }

  return {
    change,
    flush,
    leave,
    discard,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : undefined);

/** `credits.0.production` is wrong in the field `credits`. */
const fieldsIn = (errors: FieldErrors) => Object.keys(errors).map((path) => path.split('.')[0]);

function errorsIn(errors: FieldErrors, names: ReadonlySet<string>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => names.has(path.split('.')[0] ?? '')),
  );
}

function withoutField(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)),
  );
}
