import { KERNEL_CODE } from './kernel-code.ts';

const PAGE_BYTES = 65_536;
const MOST_PAGES = 65_536;
/** What the kernel reads at a time. */
const STEP = 16;

/** What the kernel does; kernel.wat says how. All places and lengths are in bytes. */
type Kernel = {
  keep(target: number, other: number, bytes: number): void;
  join(target: number, other: number, bytes: number): void;
  drop(target: number, other: number, bytes: number): void;
  count(one: number, other: number, bytes: number): number;
  countListed(list: number, length: number, bitmap: number): number;
  joinListed(list: number, length: number, bitmap: number): void;
  between(column: number, bytes: number, least: number, most: number, target: number): void;
  joinOverlapping(spans: number, length: number, first: number, last: number, bitmap: number): void;
  tally(bitmap: number, bytes: number, column: number, counts: number): void;
  tallyLists(bitmap: number, bytes: number, starts: number, values: number, counts: number): void;
  gather(
    bitmap: number,
    from: number,
    bytes: number,
    column: number,
    least: number,
    most: number,
    list: number,
    limit: number,
  ): number;
};

const code = new WebAssembly.Module(Buffer.from(KERNEL_CODE, 'base64'));

/** The memory of a store and the kernel that works on it. What is taken stays taken. */
export class Memory {
  readonly #memory = new WebAssembly.Memory({ initial: 1, maximum: MOST_PAGES });
  readonly kernel: Kernel;
  #end = STEP;
  bytes = new Uint8Array(this.#memory.buffer);
  shorts = new Uint16Array(this.#memory.buffer);
  words = new Uint32Array(this.#memory.buffer);

  constructor() {
    const { exports } = new WebAssembly.Instance(code, { engine: { memory: this.#memory } });
    this.kernel = exports as Kernel;
  }

  /** Where as many bytes begin, all of them nought. */
  take(bytes: number): number {
    const start = this.#end;
    this.#end += Math.ceil(bytes / STEP) * STEP;
    const missing = this.#end - this.#memory.buffer.byteLength;
    if (missing > 0) {
      this.#memory.grow(Math.ceil(missing / PAGE_BYTES));
      this.bytes = new Uint8Array(this.#memory.buffer);
      this.shorts = new Uint16Array(this.#memory.buffer);
      this.words = new Uint32Array(this.#memory.buffer);
    }
    return start;
  }

  /** Where a copy of these numbers begins, with room for as many as are asked for. */
  put(numbers: Uint16Array | Uint32Array, room = numbers.length): number {
    const size = numbers.BYTES_PER_ELEMENT;
    const start = this.take(room * size);
    const all = size === Uint16Array.BYTES_PER_ELEMENT ? this.shorts : this.words;
    all.set(numbers, start / size);
    return start;
  }

  get size(): number {
    return this.#memory.buffer.byteLength;
  }
}
