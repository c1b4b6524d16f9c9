import { allowedSlips, isNear } from './slips.ts';
import { Vocabulary } from './vocabulary.ts';

/** Every word that somebody's entry has: found by how it begins, and by what resembles it. */
export class Words extends Vocabulary {
  /** By text; words that came later are few, and looked at one by one. */
  readonly #inOrder: string[];
  readonly #alike = new Map<string, string[]>();

  constructor(texts: string[] = []) {
    super(texts);
    this.#inOrder = texts.toSorted();
    for (const text of this.#inOrder) this.#putWithAlike(text);
  }

  override enter(text: string): number {
    const before = this.texts.length;
    const number = super.enter(text);
    if (this.texts.length > before) this.#putWithAlike(text);
    return number;
  }

  /** Words that begin with what is typed. */
  beginningWith(typed: string): number[] {
    const found: string[] = [];
    for (let at = this.#firstFrom(typed); at < this.#inOrder.length; at += 1) {
      const text = this.#inOrder[at] ?? '';
      if (!text.startsWith(typed)) break;
      found.push(text);
    }
    for (let number = this.#inOrder.length; number < this.texts.length; number += 1) {
      const text = this.texts[number] ?? '';
      if (text.startsWith(typed)) found.push(text);
    }
    return this.#numbersOf(found);
  }

  /** Words that may have been meant. */
  resembling(typed: string): number[] {
    const slips = allowedSlips(typed);
    if (slips === 0) return [];
    const found: string[] = [];
    for (let length = typed.length - slips; length <= typed.length + slips; length += 1) {
      for (const text of this.#alike.get(likenessOf(typed, length)) ?? []) {
        if (isNear(typed, text, slips)) found.push(text);
      }
    }
    return this.#numbersOf(found);
  }

  #numbersOf(found: readonly string[]): number[] {
    return found.map((text) => this.find(text) ?? 0);
  }

  #putWithAlike(text: string): void {
    const likeness = likenessOf(text, text.length);
    const alike = this.#alike.get(likeness);
    if (alike === undefined) this.#alike.set(likeness, [text]);
    else alike.push(text);
  }

  #firstFrom(text: string): number {
    let [low, high] = [0, this.#inOrder.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#inOrder[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function likenessOf(text: string, length: number): string {
  return `${text[0] ?? ''}${length}`;
}
