/** In which calls each word stands. */
export class WordIndex {
  readonly #words: string[] = [];
  readonly #slots: number[][] = [];
  readonly #places = new Map<string, number>();

  /** Words are folded, with a space between. */
  put(slot: number, text: string): void {
    for (const word of new Set(text.split(' '))) {
      const place = this.#places.get(word);
      if (place === undefined) this.#add(word, slot);
      else this.#slots[place]?.push(slot);
    }
  }

  /** As a number at each slot: how many of these in turn begin a word of it. */
  find(beginnings: readonly string[], size: number): Uint8Array {
    const found = new Uint8Array(size);
    beginnings.forEach((beginning, before) => {
      for (const place of this.#placesOf(beginning)) {
        for (const slot of this.#slots[place] ?? []) {
          if (found[slot] === before) found[slot] = before + 1;
        }
      }
    });
    return found;
  }

  /** The first letter rules out most, and costs least to look at. */
  #placesOf(beginning: string): number[] {
    const first = beginning.charCodeAt(0);
    const places: number[] = [];
    for (let place = 0; place < this.#words.length; place += 1) {
      const word = this.#words[place] ?? '';
      if (word.charCodeAt(0) === first && word.startsWith(beginning)) places.push(place);
    }
    return places;
  }

  #add(word: string, slot: number): void {
    this.#places.set(word, this.#words.push(word) - 1);
    this.#slots.push([slot]);
  }
}
