/** Which conversations windows on this server show, and who takes part in each. */
export class OpenConversations {
  readonly #peopleOf = new Map<string, readonly string[]>();
  readonly #openWith = new Map<string, Set<string>>();

  add(conversationId: string, userIds: readonly string[]): void {
    this.forget(conversationId);
    this.#peopleOf.set(conversationId, userIds);
    for (const userId of userIds) {
      const open = this.#openWith.get(userId) ?? new Set();
      this.#openWith.set(userId, open.add(conversationId));
    }
  }

  forget(conversationId: string): void {
    for (const userId of this.#peopleOf.get(conversationId) ?? []) {
      const open = this.#openWith.get(userId);
      open?.delete(conversationId);
      if (open?.size === 0) this.#openWith.delete(userId);
    }
    this.#peopleOf.delete(conversationId);
  }

  /** Those in which somebody might be glad to know that this person has come. */
  listWith(userId: string): string[] {
    return [...(this.#openWith.get(userId) ?? [])];
  }
}
