import { readFile } from 'node:fs/promises';

/** In bytes: what a process holds now, and the most it has held since it was started. */
export async function readMemory(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}
