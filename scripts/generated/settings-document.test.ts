import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../apps/api/src/settings/environment.ts';
import { settingDescriptions } from '../../apps/api/src/settings/setting-descriptions.ts';
import { settingsDocument } from './settings-document.ts';

const rows = () =>
  settingsDocument()
    .text.split('\n')
    .map((line) => line.replaceAll(/ +/g, ' '));

describe('page of settings', () => {
  it.each([
    '| `PORT` | `4000` | Port to listen on. `0` picks a free port and prints it. |',
    '| `ALLOW_SANDBOX` | `0` | `1` lets production start without secret, e-mail, payments or subscriptions. Without `SMTP_URL` no e-mail can then be read. |',
    '| `DATABASE_URL` | the embedded database | Address of a PostgreSQL server, version 15 or newer. |',
  ])('has the row %s', (row) => {
    expect(rows()).toContain(row);
  });

  it('lists each described setting once', () => {
    const names = rows().flatMap((line) => /^\| `([\dA-Z_]+)` /.exec(line)?.[1] ?? []);
    expect(names.toSorted()).toEqual(Object.keys(settingDescriptions).toSorted());
  });

  it('has a value for each setting that shows its schema default', () => {
    const { env } = parseEnvironment({});
    const valueOf = new Map(Object.entries(env));
    const silent = Object.entries(settingDescriptions)
      .filter(([name, { unset }]) => unset === undefined && valueOf.get(name) === undefined)
      .map(([name]) => name);
    expect(silent).toEqual([]);
  });
});
