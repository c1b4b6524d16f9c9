import { fillPath } from '@callboard/contract/endpoint';
import { profileDocumentEndpoints } from '@callboard/contract/profile-documents';
import { describe, expect, it } from 'vitest';
import { textOfPdf } from '../../../test/pdf-text.ts';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';

const t = useTestServer();

async function footFor(client: TestClient, id: string): Promise<string> {
  const path = fillPath(profileDocumentEndpoints.resume.path, { id });
  const response = await fetch(t.url + path, { headers: { cookie: client.cookie ?? '' } });
  expect(response.status).toBe(200);
  const text = textOfPdf(await response.bytes());
  expect(text).toContain('Updated ');
  return text;
}

describe('under whose name a résumé is', () => {
  it('is ours on the free plan and nobody’s for a talent on Pro, whoever reads it', async () => {
    const { user, profileId } = await t.make.talent({ visibility: 'public' });
    const own = new TestClient(t.url, await t.make.session({ user }));
    expect(await footFor(own, profileId)).toContain('Callboard');
    await t.make.subscription({ userId: user.id });
    for (const reader of [own, t.visitor(), await t.signIn('client')]) {
      const text = await footFor(reader, profileId);
      expect(text).not.toContain('Callboard');
      expect(text).toContain(`/talent/${profileId}`);
    }
  });

  it('is the agency’s for its team, as long as it has Pro and the talent on its roster', async () => {
    const { profileId } = await t.make.talent({ visibility: 'public' });
    const { user, portfolioId } = await t.make.ownAgent(profileId, { name: 'Quill & Daughters' });
    const agent = new TestClient(t.url, await t.make.session({ user }));
    expect(await footFor(agent, profileId)).toContain('Callboard');
    await t.make.subscription({ portfolioId });
    const branded = await footFor(agent, profileId);
    expect(branded).toContain('Quill & Daughters');
    expect(branded).not.toContain('Callboard');
    for (const other of [await t.signIn('agent'), await t.signIn('client'), t.visitor()]) {
      const text = await footFor(other, profileId);
      expect(text).toContain('Callboard');
      expect(text).not.toContain('Quill & Daughters');
    }
    const { profileId: stranger } = await t.make.talent({ visibility: 'public' });
    expect(await footFor(agent, stranger)).toContain('Callboard');
  });

  it('is cut where it is longer than the line', async () => {
    const { profileId } = await t.make.talent({ visibility: 'public' });
    const name = 'The Honourable Company of Travelling Players '.repeat(4).trim();
    const { user, portfolioId } = await t.make.ownAgent(profileId, { name });
    await t.make.subscription({ portfolioId });
    const agent = new TestClient(t.url, await t.make.session({ user }));
    const text = await footFor(agent, profileId);
    expect(text).toMatch(/^The Honourable.*…$/m);
    expect(text).toContain(`/talent/${profileId}`);
  });
});
