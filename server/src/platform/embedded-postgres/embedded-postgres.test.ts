import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, vi } from 'vitest';
import { openHome, SYSTEM_FOLDER } from './home.ts';
import {
  getPostmasterPid,
  isRunning,
  listChildren,
  NOT_DURABLE,
  query,
  test,
} from './test-fixtures.ts';

vi.setConfig({ testTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;

describe('a new cluster', () => {
  test('speaks UTF-8 where no LANG is set, is durable and listens on loopback only', async ({
    makeDataDir,
    startServer,
  }) => {
    const { started } = startServer(await makeDataDir(), { settings: {} });
    const { url, isNew, adopted } = await started;

    expect({ isNew, adopted }).toEqual({ isNew: true, adopted: false });
    const settings = await query<{ name: string; setting: string }>(
      url,
      'select name, setting from pg_settings',
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toMatchObject({
      server_encoding: 'UTF8',
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      password_encryption: 'scram-sha-256',
      TimeZone: 'UTC',
      max_connections: '200',
      jit: 'off',
    });
    const [locale] = await query(
      url,
      'select datlocprovider, datlocale, datcollate from pg_database where datname = current_database()',
    );
    expect(locale).toEqual({ datlocprovider: 'b', datlocale: 'C.UTF-8', datcollate: 'C' });
    expect(await query(url, `select upper('é') as upper`)).toEqual([{ upper: 'É' }]);
  });

  test('belongs to nobody when root starts it and else to who starts it, as does its password', async ({
    makeDataDir,
    start,
  }) => {
    const dataDir = await makeDataDir();
    const url = new URL((await start(dataDir)).url('callboard'));
    const { passwordFile, cluster } = await openHome(dataDir);

    const accounts = await readFile('/etc/passwd', 'utf8');
    const nobody = Number(/^nobody:[^:]*:(\d+)/m.exec(accounts)?.[1]);
    const uid = isRoot ? nobody : process.getuid?.();
    expect(await stat(cluster)).toMatchObject({ uid, mode: 0o040700 });
    expect(await stat(passwordFile)).toMatchObject({ uid, mode: 0o100600 });
    expect(await stat(`/proc/${await getPostmasterPid(dataDir)}`)).toMatchObject({ uid });

    expect(url.password).toMatch(/^[0-9a-f]{64}$/);
    url.password = 'guess';
    await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  test('is made anew when its making was killed half way', async ({
    makeDataDir,
    start,
    startServer,
  }) => {
    const dataDir = await makeDataDir();
    const server = startServer(dataDir);
    const unfinished = () =>
      readdir(dataDir).then((names) => names.filter((name) => name.startsWith('postgres.new-')));
    await vi.waitFor(async () => expect(await unfinished()).toHaveLength(1), {
      interval: 1,
      timeout: 20_000,
    });
    await server.kill();
    expect(await readdir(dataDir)).not.toContain('postgres');

    const { isNew, url } = await start(dataDir);

    expect(isNew).toBe(true);
    expect(await query(url('callboard'), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await unfinished()).toEqual([]);
  });
});

describe('a cluster that exists', () => {
  test('keeps its rows over a stop, which leaves no process, and a start', async ({
    makeDataDir,
    start,
  }) => {
    const dataDir = await makeDataDir();
    const first = await start(dataDir);
    await query(first.url('callboard'), 'create table calls as select 7 as id');
    const postmaster = await getPostmasterPid(dataDir);
    const processes = [postmaster, ...(await listChildren(postmaster))];
    expect(processes.length).toBeGreaterThan(3);
    await first.stop();
    for (const pid of processes) await expect.poll(() => isRunning(pid)).toBe(false);

    const second = await start(dataDir);

    expect(second).toMatchObject({ isNew: false, adopted: false });
    expect(await query(second.url('callboard'), 'select id from calls')).toEqual([{ id: 7 }]);
  });

  test('is adopted when the server that started it was killed with its whole process group', async ({
    makeDataDir,
    start,
    startServer,
  }) => {
    const dataDir = await makeDataDir();
    const server = startServer(dataDir);
    const { url } = await server.started;
    const postmaster = await getPostmasterPid(dataDir);
    await server.kill();

    const postgres = await start(dataDir);

    expect(postgres).toMatchObject({ adopted: true, isNew: false });
    expect(postgres.url('callboard')).toBe(url);
    expect(await getPostmasterPid(dataDir)).toBe(postmaster);
    await expect.poll(() => query(url, PRESENT)).toEqual([{ servers: 1 }]);
    await postgres.stop();
    await expect.poll(() => isRunning(postmaster)).toBe(false);
  });

  test('keeps what was committed when its postmaster is killed, though a backend lives on', async ({
    makeDataDir,
    start,
  }) => {
    const dataDir = await makeDataDir();
    const url = (await start(dataDir)).url('callboard');
    await query(url, 'create table calls as select 7 as id');
    const busy = query(url, 'select count(*) from generate_series(1, 5000000) /* busy */');
    busy.catch(() => undefined);
    const find = `select pid from pg_stat_activity where query like '%/* busy */' and pid <> pg_backend_pid()`;
    const [backend] = await vi.waitFor(async () => {
      const found = await query<{ pid: number }>(url, find);
      expect(found).toHaveLength(1);
      return found;
    });
    process.kill(await getPostmasterPid(dataDir), 'SIGKILL');
    expect(await isRunning(backend?.pid ?? 0)).toBe(true);

    const again = await start(dataDir);

    expect(again).toMatchObject({ isNew: false, adopted: false });
    expect(await query(again.url('callboard'), 'select id from calls')).toEqual([{ id: 7 }]);
  });

  test('starts when the number of its dead postmaster belongs to another process now', async ({
    makeDataDir,
    start,
  }) => {
    const dataDir = await makeDataDir();
    await start(dataDir);
    const pidFile = join(dataDir, 'postgres/postmaster.pid');
    const [pid, ...rest] = (await readFile(pidFile, 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => isRunning(Number(pid))).toBe(false);
    const { uid, gid } = await stat(pidFile);
    const stranger = spawn('sleep', ['600'], { uid, gid });
    await once(stranger, 'spawn');
    await writeFile(pidFile, [stranger.pid, ...rest].join('\n'));

    const { adopted, url, stop } = await start(dataDir);

    expect(adopted).toBe(false);
    expect(await query(url('callboard'), 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
    expect(await isRunning(stranger.pid ?? 0)).toBe(true);
    stranger.kill();
  });

  test('says what PostgreSQL logged when it does not start', async ({ makeDataDir, start }) => {
    const failing = start(await makeDataDir(), { ...NOT_DURABLE, shared_buffers: "'a lot'" });

    await expect(failing).rejects.toThrow(
      /invalid value for parameter "shared_buffers": "'a lot'"/,
    );
  });
});

describe('servers that share a cluster', () => {
  test('start at once and find one postmaster, which stays until the last one stops', async ({
    makeDataDir,
    startServer,
  }) => {
    const dataDir = await makeDataDir();
    const servers = [startServer(dataDir), startServer(dataDir)] as const;
    const [one, other] = await Promise.all(servers.map(({ started }) => started));
    expect(one?.url).toBe(other?.url);
    expect([one?.isNew, other?.isNew].sort()).toEqual([false, true]);
    expect([one?.adopted, other?.adopted].sort()).toEqual([false, true]);
    const postmaster = await getPostmasterPid(dataDir);

    await servers[0].stop();
    expect(await query(other?.url ?? '', PRESENT)).toEqual([{ servers: 1 }]);

    await servers[1].stop();
    await expect.poll(() => isRunning(postmaster)).toBe(false);
  });

  test('do not stop a postmaster that another one started after the death of theirs', async ({
    makeDataDir,
    start,
  }) => {
    const dataDir = await makeDataDir();
    const one = await start(dataDir);
    process.kill(await getPostmasterPid(dataDir), 'SIGKILL');
    const other = await start(dataDir);

    await one.stop();

    expect(await query(other.url('callboard'), PRESENT)).toEqual([{ servers: 1 }]);
  });

  test('outlive the loss of the connection that shows they are there, and can still stop it', async ({
    makeDataDir,
    start,
  }) => {
    const dataDir = await makeDataDir();
    const { url, stop } = await start(dataDir);
    const postmaster = await getPostmasterPid(dataDir);
    await query(
      url('callboard'),
      `select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory'`,
    );
    expect(await query(url('callboard'), PRESENT)).toEqual([{ servers: 0 }]);

    await stop();

    await expect.poll(() => isRunning(postmaster)).toBe(false);
  });
});

describe('a closed folder', () => {
  test('is used by its owner; for root, whose user cannot enter it, the data go to /var/lib and stay there', async ({
    makeDataDir,
    start,
  }) => {
    const dataDir = await makeDataDir(0o700);
    const first = await start(dataDir);
    await query(first.url('callboard'), 'create table calls as select 7 as id');
    await first.stop();

    const { folder } = await openHome(dataDir);
    expect(dirname(folder)).toBe(isRoot ? SYSTEM_FOLDER : dirname(dataDir));
    const location = await readFile(join(dataDir, 'postgres-location'), 'utf8').catch(() => '');
    expect(location).toBe(isRoot ? `${folder}/postgres\n` : '');
    await chmod(dataDir, 0o755);
    const second = await start(dataDir);
    expect(second.isNew).toBe(false);
    expect(await query(second.url('callboard'), 'select id from calls')).toEqual([{ id: 7 }]);
  });
});

const PRESENT = `select count(*)::int as servers from pg_locks where locktype = 'advisory'`;
