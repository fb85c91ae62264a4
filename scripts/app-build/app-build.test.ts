import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { withoutStyleAttributes } from './first-pages.ts';
import { listShell } from './installable.ts';
import { type SplitChunk, type Visit, mergeChunks } from './merge-chunks.ts';

describe('mergeChunks', () => {
  const chunk = (size: number, imports: string[] = [], isAlone = false): SplitChunk => ({
    size,
    imports,
    isAlone,
  });
  const visit = (needs: string[], weight = 1): Visit => ({ needs: new Set(needs), weight });
  const merged = (chunks: Record<string, SplitChunk>, visits: Visit[]) =>
    mergeChunks(new Map(Object.entries(chunks)), visits).map((names) => names.toSorted().join());

  it('merges chunks that the same screens need', () => {
    const chunks = { icon: chunk(200), hook: chunk(300), grid: chunk(90_000) };
    const visits = [visit(['icon', 'hook']), visit(['icon', 'hook']), visit(['grid'])];
    expect(merged(chunks, visits).toSorted()).toEqual(['grid', 'hook,icon']);
  });

  it('merges two chunks only if other screens download little more', () => {
    const visits = [visit(['form', 'icon']), visit(['form'])];
    expect(merged({ form: chunk(9000), icon: chunk(200) }, visits)).toEqual(['form,icon']);
    expect(merged({ form: chunk(9000), icon: chunk(5000) }, visits)).toHaveLength(2);
  });

  it('weighs frequent visits more', () => {
    const chunks = { form: chunk(9000), list: chunk(5000) };
    const others = [visit(['form'])];
    expect(merged(chunks, [visit(['form', 'list']), ...others])).toHaveLength(2);
    expect(merged(chunks, [visit(['form', 'list'], 10), ...others])).toHaveLength(1);
  });

  it('does not merge a chunk that must stay its own file', () => {
    const chunks = { screen: chunk(100, ['icon'], true), icon: chunk(100) };
    expect(merged(chunks, [visit(['screen', 'icon'])])).toEqual(['icon', 'screen']);
  });

  it('orders dependencies first and never creates an import cycle', () => {
    const chunks = {
      top: chunk(100, ['middle']),
      middle: chunk(90_000, ['bottom'], true),
      bottom: chunk(100),
    };
    const visits = [visit(['top', 'middle', 'bottom'])];
    expect(merged(chunks, visits)).toEqual(['bottom', 'middle', 'top']);
  });

  it('counts the imports that a merged file adds to a screen that needs only one half', () => {
    const chunks = { chart: chunk(100, ['library']), icon: chunk(100), library: chunk(90_000) };
    const visits = [visit(['chart', 'library']), visit(['icon']), visit(['chart', 'icon'], 0.1)];
    expect(merged(chunks, visits)).toContain('icon');
    const light = { ...chunks, library: chunk(100) };
    const often = [visit(['chart', 'icon', 'library']), visit(['icon'], 0.1)];
    expect(merged(light, often)).toEqual(['chart,icon,library']);
  });
});

it('moves style attributes into one sheet without duplicates', () => {
  const pages = [
    '<p class="a" style="--x:1;width:var(--y)">Hello</p><b style="--x:2">!</b>',
    '<p style="--x:2">Hello</p>',
  ];
  expect(withoutStyleAttributes(pages)).toEqual({
    style:
      '[data-style="0"]{--x:1!important;width:var(--y)!important}[data-style="1"]{--x:2!important}',
    pages: [
      '<p class="a" data-style="0">Hello</p><b data-style="1">!</b>',
      '<p data-style="1">Hello</p>',
    ],
  });
});

it('rejects a style with characters that HTML escapes', () => {
  expect(() => withoutStyleAttributes(['<p style="font:&quot;x&quot;">'])).toThrow(
    'an escaped style',
  );
});

let app: string;
describe('service worker', () => {
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
});

const screens = globSync('{apps,packages}/*/src/**/*.tsx', { cwd: ROOT });

/** Classes that a screen asks of a style file which has none of that name: it would be drawn without them, in silence. */
function missingClasses(file: string): readonly string[] {
  const path = resolve(ROOT, file);
  const source = readFileSync(path, 'utf8');
  const imports = [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)];
  return imports.flatMap(([, name = '', style = '']) => {
    const sheet = readFileSync(createRequire(path).resolve(style), 'utf8');
    const usedClasses = source.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'));
    return [...usedClasses]
      .map(([, className = '']) => className)
      .filter((className) => !new RegExp(`\\.${className}(?![\\w-])`).test(sheet))
      .map((className) => `${file}: ${className}`);
  });
}

it('every class that a screen uses exists in its style file', () => {
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.flatMap(missingClasses)).toEqual([]);
});

const rules = readFileSync(
  new URL('../../apps/clinic/public/robots.txt', import.meta.url),
  'utf8',
).matchAll(/^(Allow|Disallow): (\S+)$/gm);
const longestFirst = [...rules]
  .map(([, verb, path = '']) => ({ verb, path }))
  .toSorted((a, b) => b.path.length - a.path.length);

/** As RFC 9309: the longest matching rule decides. */
const mayFetch = (path: string) =>
  longestFirst.find((rule) => path.startsWith(rule.path))?.verb !== 'Disallow';

it.each([
  { path: '/', fetched: true },
  { path: '/api/calendar/feeds/abc.ics', fetched: true },
  { path: '/api/calendar/file', fetched: false },
  { path: '/api/users/me', fetched: false },
  { path: '/workspace/team', fetched: false },
  { path: '/app/workspace/chat', fetched: false },
])('robots.txt lets programs fetch $path: $fetched', ({ path, fetched }) => {
  expect(mayFetch(path)).toBe(fetched);
});
