import { fillPath } from '@callboard/contract/endpoint';
import { type VerificationForm, verificationEndpoints } from '@callboard/contract/verification';
import { paint } from '../../../test/picture.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { send } from '../productions/files/papers.fixture.ts';

/** Sends one file as a browser does. */
export function sendEvidenceFile(client: TestClient, bytes: Uint8Array, fileName = 'card.jpg') {
  const path = fillPath(verificationEndpoints.addFile.path, {}, { fileName });
  return send(client, path, { field: 'file', bytes });
}

/** A photo that knows where and with what it was taken. */
function photoWithPlace(): Promise<Buffer> {
  return paint('#886644', { width: 320, height: 200 })
    .withExif({ IFD0: { Make: 'Somebody’s phone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
}

/** Somebody's request with one picture. */
export async function ask(client: TestClient, given: Partial<VerificationForm> = {}) {
  const { body: file } = await sendEvidenceFile(client, await photoWithPlace());
  const body: VerificationForm = {
    kind: 'professional',
    statement: 'Nine years on stage in Leeds.',
    links: ['https://example.test/credits'],
    fileIds: [file.id],
    ...given,
  };
  const { body: answer } = await client.call(verificationEndpoints.request, { body });
  return { requestId: answer.request.id, fileId: String(file.id) };
}

export async function readEvidenceFile(client: TestClient, fileId: string) {
  const path = fillPath(verificationEndpoints.readFile.path, { id: fileId });
  const response = await fetch(client.baseUrl + path, { headers: { cookie: client.cookie ?? '' } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}
