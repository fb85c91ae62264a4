import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ServedApp, isOwnPage, pageToOpen } from './own-pages.ts';

const ORIGIN = 'https://zampa.example';

describe('a page of an app', () => {
  it.each<[ServedApp, string, boolean]>([
    ['owner', '/app', true],
    ['owner', '/app/', true],
    ['owner', '/app/workspace/chat/one', true],
    ['owner', '/app/appointment/token', true],
    ['owner', '/app/email-confirmation/olga@zampa.example', true],
    ['owner', '/apple', false],
    ['owner', '/', false],
    ['owner', '/workspace/requests', false],
    ['owner', '/app/assets/core-abc.js', false],
    ['owner', '/app/icons/icon-192.png', false],
    ['owner', '/app/sw.js', false],
    ['owner', '/app/share', false],
    ['owner', '/api/users/me', false],
    ['clinic', '/', true],
    ['clinic', '/workspace/requests', true],
    ['clinic', '/app', false],
    ['clinic', '/app/workspace/chat', false],
    ['clinic', '/api/users/me', false],
    ['clinic', '/socket.io/', false],
    ['clinic', '/sandbox/pay', false],
    ['clinic', '/dev/mailbox', false],
    ['clinic', '/healthz', false],
    ['clinic', '/icons/icon-192.png', false],
  ])('of the %s at %s: %s', (app, path, own) => {
    expect(isOwnPage(app, path)).toBe(own);
  });

  it.each<ServedApp>(['owner', 'clinic'])('is known wherever the %s app has a route', (app) => {
    const routes = join(import.meta.dirname, '../../../apps', app, 'src/routes');
    const base = app === 'owner' ? '/app/' : '/';
    expect(placesIn(routes).filter((place) => !isOwnPage(app, base + place))).toEqual([]);
  });
});

describe('the page that a notification opens', () => {
  it.each<[ServedApp, unknown, string]>([
    ['owner', '/app/workspace/chat/one?seq=4', '/app/workspace/chat/one?seq=4'],
    ['owner', 'https://zampa.example/app/dashboard', '/app/dashboard'],
    ['owner', 'https://elsewhere.example/app/dashboard', '/app/dashboard'],
    ['owner', '/workspace/requests', '/app/dashboard'],
    ['owner', 'javascript:alert(1)', '/app/dashboard'],
    ['owner', 'http://[', '/app/dashboard'],
    ['owner', 7, '/app/dashboard'],
    ['clinic', '/workspace/requests?open=one', '/workspace/requests?open=one'],
    ['clinic', '/app/workspace/chat/one', '/dashboard'],
    ['clinic', '/api/files/one', '/dashboard'],
    ['clinic', '//elsewhere.example/workspace', '/dashboard'],
    ['clinic', undefined, '/dashboard'],
  ])('of the %s for %s is %s', (app, wanted, page) => {
    expect(pageToOpen(app, wanted, ORIGIN)).toBe(ORIGIN + page);
  });
});

/** What the addresses of an app begin with: names that begin with `_` stand in none. */
function placesIn(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const name = entry.name.replace(/[.]tsx$/, '');
    if (name.startsWith('-') || name.startsWith('__') || name === 'index') return [];
    if (!name.startsWith('_')) return entry.name.endsWith('.ts') ? [] : [name];
    return entry.isDirectory() ? placesIn(join(directory, entry.name)) : [];
  });
}
