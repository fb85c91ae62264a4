import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { measureMachine } from '../harness/machine-speed.ts';

/** The machine and the time of a measurement, for the report. */
export type Occasion = {
  readonly date: string;
  readonly commit: string;
  readonly cores: number;
  readonly processor: string;
  readonly memoryGib: number;
  readonly node: string;
  /** Load of the machine over the minute before the first sample. */
  readonly load: number;
  /** Milliseconds that a fixed piece of work takes; see `measureMachine`. */
  readonly fixedWork: number;
};

const GIB = 1024 ** 3;

/** Reads where we are, before anything is measured. */
export function occasion(): Occasion {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  const [first] = cpus();
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: commit.trim(),
    cores: cpus().length,
    processor: first?.model ?? 'unknown',
    memoryGib: Math.round(totalmem() / GIB),
    node: process.version,
    load: loadavg()[0] ?? 0,
    fixedWork: measureMachine(),
  };
}

/** The file beside the report that keeps the fixed work's time of the measured machine. */
export const MACHINE_FILE = 'machine.json';

/** @param path of the kept file. @returns the fixed work's time in it; `null` without one */
export async function readKeptFixedWork(path: string): Promise<number | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const { fixedWork } = JSON.parse(text) as { readonly fixedWork: number };
  return fixedWork;
}

/** Says how fast this machine is beside the one of the kept figures. @param kept `null` without kept figures */
export function speedText(fixedWork: number, kept: number | null): string {
  const now = `A fixed piece of work takes ${fixedWork.toFixed(0)} ms here`;
  if (kept === null) return `${now}; no figures are kept to compare with.`;
  const times = fixedWork / kept;
  return `${now} and took ${kept.toFixed(0)} ms when the kept figures were measured: this machine needs ${times.toFixed(2)} times as long.`;
}
