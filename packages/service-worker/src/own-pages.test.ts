import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ServedApp, isOwnPage, pageToOpen } from './own-pages.ts';

const ORIGIN = 'https://zampa.example';

describe('isOwnPage', () => {
  it.each<[ServedApp, string, boolean]>([
    ['owner', '/app', true],
    ['owner', '/app/', true],
    ['owner', '/app/workspace/chat/one', true],
    ['owner', '/app/appointment/token', true],
    ['owner', '/app/recall/token', true],
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
  ])('for the %s app at %s is %s', (app, path, expected) => {
    expect(isOwnPage(app, path)).toBe(expected);
  });

  it.each<ServedApp>(['owner', 'clinic'])('accepts every route of the %s app', (app) => {
    const routes = join(import.meta.dirname, '../../../apps', app, 'src/routes');
    const base = app === 'owner' ? '/app/' : '/';
    expect(firstSegmentsIn(routes).filter((place) => !isOwnPage(app, base + place))).toEqual([]);
  });
});

describe('pageToOpen', () => {
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
  ])('for the %s app and %s is %s', (app, requested, page) => {
    expect(pageToOpen(app, requested, ORIGIN)).toBe(ORIGIN + page);
  });
});

/** First path segments of an app's routes. Files and folders with a leading `_` add no segment. */
function firstSegmentsIn(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const name = entry.name.replace(/[.]tsx$/, '');
    if (name.startsWith('-') || name.startsWith('__') || name === 'index') return [];
    if (!name.startsWith('_')) return entry.name.endsWith('.ts') ? [] : [name];
    return entry.isDirectory() ? firstSegmentsIn(join(directory, entry.name)) : [];
  });
}
