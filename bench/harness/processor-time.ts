import { readFile, readdir } from 'node:fs/promises';

const TICKS_A_SECOND = 100;
/** Where `utime` and `stime` stand in `/proc/<pid>/stat`, after the name of the program. */
const [USER, SYSTEM] = [11, 12];
/** PostgreSQL's own work, which no request asks for. */
const OWN_WORK =
  /checkpointer|background writer|walwriter|autovacuum|logical replication|io worker|archiver/;

/** CPU ticks of 10 ms by process. */
export type Ticks = ReadonlyMap<number, number>;

/** Reads what a server has used so far, and what the backends of a PostgreSQL server have. */
export async function readTicks(server: number, postmaster: number) {
  const backends = await backendsOf(postmaster);
  return { server: await ticksOf([server]), backends: await ticksOf(backends) };
}

/**
 * Returns what has been used between two readings. A backend that ended in between is left out on both sides: it would
 * count as less than nothing. One that began counts from its beginning.
 */
export function usedBetween(before: Ticks, after: Ticks): number {
  let ticks = 0;
  for (const [pid, used] of after) ticks += used - (before.get(pid) ?? 0);
  return (ticks * 1000) / TICKS_A_SECOND;
}

async function backendsOf(postmaster: number): Promise<readonly number[]> {
  const tasks = await readdir(`/proc/${postmaster}/task`);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${postmaster}/task/${task}/children`, 'utf8')),
  );
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  const titles = await Promise.all(
    children.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return children.filter((_pid, at) => titles[at] && !OWN_WORK.test(titles[at]));
}

async function ticksOf(pids: readonly number[]): Promise<Ticks> {
  const read = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
      return stat === null ? [] : [[pid, ticksIn(stat)] as const];
    }),
  );
  return new Map(read.flat());
}

/** @param stat the line of `/proc/<pid>/stat`; the name of the program may hold blanks and brackets */
export function ticksIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[USER]) + Number(fields[SYSTEM]);
}
