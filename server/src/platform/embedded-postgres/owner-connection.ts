import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5_000;

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'callboard supervisor',
  });
  // A connection lost between queries is an event, which would end the process if unheard. The
  // next query on it fails, and that is soon enough.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** The password is known to this cluster only, so whoever accepts it is this cluster. */
export async function accepts(url: string): Promise<boolean> {
  try {
    const client = await connect(url);
    await client.end();
    return true;
  } catch {
    return false;
  }
}
