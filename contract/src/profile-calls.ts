/**
 * Where the picture in the top bar comes from. They stand apart from their schemas because every
 * signed-in page asks them, and none should wait for schemas to draw its frame.
 */
export const PROFILE_CALLS = {
  client: { method: 'GET', path: '/api/client-profiles' },
  clientThumbnail: { method: 'GET', path: '/api/client-profiles/photo/thumbnail/{id}' },
  agent: { method: 'GET', path: '/api/agent-profiles' },
  agentThumbnail: { method: 'GET', path: '/api/agent-profiles/photo/thumbnail/{userId}' },
  talentThumbnail: { method: 'GET', path: '/api/talent-profiles/photo-thumbnail/{userId}' },
} as const;
