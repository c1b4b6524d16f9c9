/** Asks of all calls in a row. Those of one begin at its start and end where the next one's begin. */
export class AskColumn {
  readonly starts = [0];
  readonly places: number[] = [];

  push(places: readonly number[]): void {
    this.starts.push(this.places.push(...places));
  }
}
