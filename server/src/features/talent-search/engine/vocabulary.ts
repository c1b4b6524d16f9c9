/** Texts and their numbers, in the order in which they came. */
export class Vocabulary {
  readonly texts: string[];
  readonly #numbers: Map<string, number>;

  constructor(texts: string[] = []) {
    this.texts = texts;
    this.#numbers = new Map(texts.map((text, number) => [text, number]));
  }

  /** Of a text that may be new. */
  enter(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.push(text) - 1;
    this.#numbers.set(text, number);
    return number;
  }

  find(text: string): number | undefined {
    return this.#numbers.get(text);
  }
}
