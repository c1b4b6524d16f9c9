import { fillPath } from '@callboard/contract/endpoint';
import { mediaEndpoints } from '@callboard/contract/media';

/** The server forgets a file that nothing shows. */
export function forgetUpload(id: string): void {
  const { method, path } = mediaEndpoints.cancelUpload;
  const sent = fetch(fillPath(path, { id }), {
    method,
    // A call of the tus protocol, for which the code that sends files need not come.
    headers: { 'Tus-Resumable': '1.0.0' },
    credentials: 'include',
    keepalive: true,
  });
  // What cannot be deleted now the server forgets by itself.
  sent.catch(() => undefined);
}
