import { readFile } from 'node:fs/promises';

const KIB = 1024;

/** Returns how much memory of a process is resident, in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * KIB;
}
