import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listShell } from './service-worker.ts';

let app: string;
const write = async (path: string, content: string) => {
  await mkdir(dirname(join(app, path)), { recursive: true });
  await writeFile(join(app, path), content);
};

beforeEach(async () => {
  app = await mkdtemp(join(tmpdir(), 'zampa-shell-'));
  for (const path of [
    'index.html',
    'favicon.svg',
    'sw.js',
    'manifest.webmanifest',
    'login/index.html',
    'assets/a1b2c3d.js',
    'assets/a1b2c3d.js.br',
    'assets/a1b2c3d.js.gz',
    'assets/e4f5a6b.css',
    'assets/c7d8e9f.woff2',
    'icons/icon-192.png',
    'icons/icon-512.png',
  ])
    await write(path, path);
});
afterEach(() => rm(app, { recursive: true }));

it('lists the files of the app shell without compressed copies', async () => {
  expect((await listShell(app)).map(({ url }) => url)).toEqual([
    'assets/a1b2c3d.js',
    'assets/c7d8e9f.woff2',
    'assets/e4f5a6b.css',
    'favicon.svg',
    'icons/icon-192.png',
    'index.html',
  ]);
});

it('gives a revision to files whose name stays when their content changes', async () => {
  const readRevisions = async () =>
    new Map((await listShell(app)).map(({ url, revision }) => [url, revision]));
  const before = await readRevisions();
  await write('index.html', 'another page');
  const after = await readRevisions();
  expect(before.get('assets/a1b2c3d.js')).toBeNull();
  expect(before.get('index.html')).toMatch(/^[0-9a-f]{32}$/);
  expect(after.get('index.html')).not.toBe(before.get('index.html'));
  expect(after.get('favicon.svg')).toBe(before.get('favicon.svg'));
});
