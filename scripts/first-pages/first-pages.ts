import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { minify, transformWithOxc } from 'vite';
import { languages } from '../../packages/domain/src/people/languages.ts';
import { FIRST_PAGES, type FirstPage } from '../../apps/api/src/http/pages/first-pages.ts';
import type { Manifest } from '../checks/build-manifest.ts';
import { needsOf, scriptLinks, styleLinks } from './needs.ts';
import { withoutStyleAttributes } from './style-attributes.ts';

/** The server build of an app, which renders its pages. */
export type Renderer = {
  renderFirstPage(
    path: string,
    language: (typeof languages)[number],
    demo: boolean,
  ): Promise<{ readonly html: string; readonly textModules: readonly string[] }>;
  routesOf(path: string): readonly string[];
  fixedPaths(): readonly string[];
};

/** The page that people wait for who have never been here. */
const LOGIN = '/login';

/**
 * Writes what the server sends before an app is there: for each page the files it needs, which a browser else would
 * find one after the other, and the login filled in, in each language.
 *
 * @param dist where the app was built to
 * @param base what stands before its addresses, without a slash at the end
 */
export async function writeFirstPages(dist: string, base: string, app: Renderer): Promise<void> {
  const manifest = JSON.parse(
    await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const pages: Record<string, FirstPage> = {};
  for (const path of app.fixedPaths().filter((each) => !each.includes('$'))) {
    const needs = needsOf(manifest, base, app.routesOf(path));
    pages[base + path] = { head: styleLinks(needs) + scriptLinks(needs), filled: {} };
  }
  const login = needsOf(manifest, base, app.routesOf(LOGIN));
  const page: FirstPage = { head: styleLinks(login), filled: {} };
  const script = await writeScript(dist, base);
  for (const language of languages) {
    const { html, textModules } = await app.renderFirstPage(base + LOGIN, language, false);
    const demo = await app.renderFirstPage(base + LOGIN, language, true);
    const texts = needsOf(manifest, base, [], textsOf(manifest, language, textModules));
    const files = [...entriesOf(manifest, base), ...login.scripts, ...texts.scripts];
    const { style, pages: filled } = withoutStyleAttributes([addMarks(html), addMarks(demo.html)]);
    const [body = '', withDemo = ''] = filled;
    page.filled[language] = {
      style,
      head: `<script src="${script}" data-files="${files.join(' ')}"></script>`,
      body,
      demo: withDemo,
    };
  }
  pages[base + LOGIN] = page;
  await writeFile(join(dist, FIRST_PAGES), JSON.stringify(pages));
}

/** Marks the sign-in form, so that it works before the app has loaded. */
function addMarks(html: string): string {
  if (!html.includes('<form ') || html.includes('<script') || html.includes('<style'))
    throw new Error('the login page was not rendered completely');
  return html.replace('<form ', '<form data-before-app ');
}

/** The app's own files, which load everything else. */
const entriesOf = (manifest: Manifest, base: string) =>
  Object.values(manifest).flatMap(({ file, isEntry }) => (isEntry ? [`${base}/${file}`] : []));

/** Returns the manifest's names of the files with Italian texts; English texts are in the scripts themselves. */
const textsOf = (manifest: Manifest, language: string, textModules: readonly string[]) =>
  Object.keys(manifest).filter((name) =>
    textModules.some(
      (textModule) =>
        name.endsWith(`/locales/${language}/${textModule}.json`) ||
        name.endsWith(`/parts/${language}/${textModule}.json`),
    ),
  );

/** The script that such a page begins with, as a file of its own; its address. */
async function writeScript(dist: string, base: string): Promise<string> {
  const source = join(import.meta.dirname, '../../packages/client/src/forms/before-app.script.ts');
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  const text = (await minify('before-app.js', `{${code}}`)).code;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/before-app-${hash}.js`;
  await writeFile(join(dist, file), text);
  await writeFile(join(dist, `${file}.br`), brotliCompressSync(text));
  await writeFile(join(dist, `${file}.gz`), gzipSync(text));
  return `${base}/${file}`;
}
