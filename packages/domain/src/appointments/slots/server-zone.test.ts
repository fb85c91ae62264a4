import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { slotTable } from './slot-table.fixture.ts';

const table = new URL('./slot-table.fixture.ts', import.meta.url).href;
const script = `import { slotTable } from ${JSON.stringify(table)};
console.log(JSON.stringify({ here: new Date(0).getTimezoneOffset(), rows: slotTable() }));`;

describe('slotTable', () => {
  it.each([
    ['UTC', 0],
    ['Europe/Rome', -60],
    ['America/New_York', 300],
    ['Pacific/Apia', 660],
  ])('is the same on a server in %s', async (zone, offset) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { env: { ...process.env, TZ: zone }, maxBuffer: 64 * 1024 * 1024 },
    );
    const answer = JSON.parse(stdout) as { readonly here: number; readonly rows: string[] };
    expect(answer.here).toBe(offset);
    expect(answer.rows).toEqual(slotTable());
  });
});
