type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** Numbers one after the other, as many as come. */
export class Growing<T extends Numbers> {
  #numbers: T;
  length: number;

  constructor(numbers: T, length = numbers.length) {
    this.#numbers = numbers;
    this.length = length;
  }

  push(number: number): void {
    this.#makeRoom(1);
    this.#numbers[this.length] = number;
    this.length += 1;
  }

  append(numbers: T): void {
    this.#makeRoom(numbers.length);
    this.#numbers.set(numbers, this.length);
    this.length += numbers.length;
  }

  /** What is there now; longer than `length`, and another after the next number came. */
  get all(): T {
    return this.#numbers;
  }

  /** Without the room to grow. */
  get trimmed(): T {
    return this.#numbers.subarray(0, this.length) as T;
  }

  #makeRoom(more: number): void {
    const needed = this.length + more;
    if (needed <= this.#numbers.length) return;
    const Kind = this.#numbers.constructor as new (length: number) => T;
    const grown = new Kind(Math.max(needed, Math.ceil(this.#numbers.length * 1.25), 64));
    grown.set(this.#numbers);
    this.#numbers = grown;
  }
}
