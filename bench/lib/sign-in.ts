import { authEndpoints } from '@callboard/contract/auth';

const DEMO_PASSWORD = 'callboard-demo';

/** Signs in as one of the demo's accounts and returns the Cookie header to send from then on. */
export async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(url + authEndpoints.login.path, {
    method: authEndpoints.login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const text = await answer.text();
  const [cookie] = answer.headers.getSetCookie().map((header) => header.split(';')[0]);
  if (!answer.ok || !cookie) throw new Error(`Signing in as ${email}: ${answer.status} ${text}`);
  return cookie;
}
