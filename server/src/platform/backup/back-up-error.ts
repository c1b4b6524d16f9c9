/** What the operator can understand and put right: it is told in these words, without a stack. */
export class BackUpError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackUpError';
  }
}
