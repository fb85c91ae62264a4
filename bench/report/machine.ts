import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

/** What a report says about where and when it was measured. */
export type Occasion = {
  readonly date: string;
  readonly commit: string;
  readonly cores: number;
  readonly processor: string;
  readonly memoryGib: number;
  readonly node: string;
  /** Load of the machine over the minute before the first sample. */
  readonly load: number;
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
  };
}
