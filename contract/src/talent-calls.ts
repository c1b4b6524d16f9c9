/**
 * Where a talent's page reads from. They stand apart from their schemas because the page, which many
 * open from a link on a phone, shows what it is sent and checks no forms.
 */
export const TALENT_CALLS = {
  profile: { method: 'GET', path: '/api/talent-profiles/{id}' },
  traits: { method: 'GET', path: '/api/talent-profiles/{id}/professional-traits' },
  info: { method: 'GET', path: '/api/talent-profiles/{id}/professional-info' },
  photos: { method: 'GET', path: '/api/talent-profiles/{id}/gallery-photos' },
  work: { method: 'GET', path: '/api/talent-profiles/{id}/portfolio-items' },
  workItem: { method: 'GET', path: '/api/talent-profiles/{id}/portfolio-items/{itemId}' },
  availability: { method: 'GET', path: '/api/talent-profiles/{id}/availability' },
  squarePhoto: { method: 'GET', path: '/api/talent-profiles/{id}/photo' },
  resume: { method: 'GET', path: '/api/talent-profiles/{id}/resume.pdf' },
} as const;
