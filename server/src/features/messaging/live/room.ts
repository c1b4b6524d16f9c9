const PREFIX = 'conversation:';

/** Where windows are that show a conversation. */
export function roomOf(conversationId: string): string {
  return PREFIX + conversationId;
}

export function conversationIn(room: string): string | undefined {
  return room.startsWith(PREFIX) ? room.slice(PREFIX.length) : undefined;
}
