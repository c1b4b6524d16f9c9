import { createHash } from 'node:crypto';
import { formatUuid } from '../platform/ids.ts';

/** The same id on every machine, made from a name: `demoId('user/client')`. Shaped like a UUID v7. */
export function demoId(name: string): string {
  const bytes = createHash('sha256').update(`callboard demo ${name}`).digest().subarray(0, 16);
  bytes.writeUIntBE(DEMO_EPOCH, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return formatUuid(bytes);
}

const DEMO_EPOCH = Date.UTC(2026, 0, 1);

/** Whether something came with the demo. */
export function isDemoId(id: string): boolean {
  return id.startsWith(DEMO_PREFIX);
}

const DEMO_PREFIX = demoId('').slice(0, 'xxxxxxxx-xxxx'.length);
