import type { Namespace } from 'socket.io';

/** Carries what one server has to say to all others that share its database. */
export type Bridge = {
  adapter: AdapterMaker;
  /** What was handed over goes out first. */
  close: () => Promise<void>;
};

type AdapterMaker = (namespace: Namespace) => Namespace['adapter'];

/** Nothing is kept for a server that could not be reached: a bridge tells that there was a gap. */
export type Gaps = {
  /** This server listens again; it may have missed what others said meanwhile. */
  missed: () => void;
  /** This server speaks again; something that it said before did not go out. */
  unsaid: () => void;
};

/** Resolves when the first attempt to listen has succeeded or failed. */
export type OpenBridge = (gaps: Gaps) => Promise<Bridge>;
