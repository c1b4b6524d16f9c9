import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROBE_WITHIN_MS = 15_000;
const STILL_WITHIN_MS = 60_000;
/** How the content is read, so that nothing in it can name another file or place. */
const DEMUXERS: Record<string, string> = {
  mp4: 'mov',
  mov: 'mov',
  m4a: 'mov',
  webm: 'matroska',
  mp3: 'mp3',
  wav: 'wav',
};
const STILL_AT_SECONDS = 3;
const STILL_WIDTH_PX = 2048;

let isThere: Promise<boolean> | undefined;

/** Whether this machine has FFmpeg. Looked for once, when somebody needs it. */
export function hasFilmTools(): Promise<boolean> {
  isThere ??= Promise.all([run('ffmpeg', ['-version']), run('ffprobe', ['-version'])]).then(
    () => true,
    () => false,
  );
  return isThere;
}

export async function measureDuration(path: string, extension: string): Promise<number | null> {
  const { stdout } = await runTool('ffprobe', PROBE_WITHIN_MS, [
    ...inputOf(path, extension),
    ...['-show_entries', 'format=duration', '-of', 'default=nw=1:nk=1'],
  ]);
  const milliseconds = Math.round(Number.parseFloat(stdout) * 1000);
  return Number.isSafeInteger(milliseconds) && milliseconds > 0 ? milliseconds : null;
}

/** A picture from near the beginning, but not the black one that many films begin with. */
export async function takeStill(
  film: { path: string; extension: string; durationMs: number | null },
  to: string,
): Promise<void> {
  const seconds = Math.min(STILL_AT_SECONDS, (film.durationMs ?? 0) / 10_000);
  await runTool('ffmpeg', STILL_WITHIN_MS, [
    '-nostdin',
    ...['-threads', '1', '-ss', seconds.toFixed(3)],
    ...inputOf(film.path, film.extension),
    ...['-an', '-sn', '-frames:v', '1', '-vf', `scale='min(${STILL_WIDTH_PX},iw)':-2`],
    ...['-threads', '1', '-f', 'image2', '-c:v', 'png', to],
  ]);
}

function inputOf(path: string, extension: string): string[] {
  const demuxer = DEMUXERS[extension];
  if (demuxer === undefined) throw new TypeError(`${extension} is no film and no recording.`);
  return ['-protocol_whitelist', 'file', '-f', demuxer, '-i', `file:${path}`];
}

function runTool(tool: string, timeout: number, options: readonly string[]) {
  return run(tool, ['-hide_banner', '-v', 'error', ...options], { timeout, killSignal: 'SIGKILL' });
}
