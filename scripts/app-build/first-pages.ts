import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { minify, transformWithOxc } from 'vite';
import { FIRST_PAGES, type FirstPage } from '../../apps/api/src/http/pages/first-pages.ts';
import { languages } from '../../packages/domain/src/people/languages.ts';
import { type Manifest, closureOf } from './build-manifest.ts';

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

/** The manifest's name of what a route shows: the router splits it off the file that declares the route. */
const screenOf = (route: string) => `src/routes${route}.tsx?tsr-split=component`;
/** A route that ends in a slash is the `index` of its folder. */
const fileOf = (route: string) => screenOf(route.endsWith('/') ? `${route}index` : route);

/** Addresses of what a page needs beside what every page begins with. */
export type Needs = { readonly styles: readonly string[]; readonly scripts: readonly string[] };

/**
 * Returns what the routes of a page need: a browser else finds the styles and scripts of each only when it has run the
 * one before.
 *
 * @param routes ids of the router, from the outermost on
 * @param more further chunks, by their names in the manifest
 */
export function needsOf(
  manifest: Manifest,
  base: string,
  routes: readonly string[],
  more: readonly string[] = [],
): Needs {
  const all = Object.keys(manifest);
  const alreadyLoaded = closureOf(
    manifest,
    all.filter((name) => manifest[name]?.isEntry),
  );
  const names = [...routes.map(fileOf), ...more].filter((name) => manifest[name]);
  const chunks = [...closureOf(manifest, names)].filter((name) => !alreadyLoaded.has(name));
  const stylesOf = (parts: Iterable<string>) =>
    new Set([...parts].flatMap((name) => manifest[name]?.css ?? []));
  return {
    styles: [...stylesOf(chunks).difference(stylesOf(alreadyLoaded))].map(
      (file) => `${base}/${file}`,
    ),
    scripts: chunks.flatMap((name) => manifest[name]?.file ?? []).map((file) => `${base}/${file}`),
  };
}

export const styleLinks = ({ styles }: Needs): string =>
  styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('');

export const scriptLinks = ({ scripts }: Needs): string =>
  scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('');

/** Begins with a space, as between attributes. */
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

/**
 * Moves the style attributes of rendered pages into one style sheet: the content security policy refuses attributes, and
 * allows a sheet by its hash. Each rule outweighs those of the parts, as the attribute did.
 *
 * @throws where an attribute holds what HTML has to escape
 */
export function withoutStyleAttributes(pages: readonly string[]): {
  readonly style: string;
  readonly pages: readonly string[];
} {
  const names = new Map<string, string>();
  const named = pages.map((html) =>
    html.replaceAll(STYLE_ATTRIBUTE, (_, declarations: string) => {
      if (declarations.includes('&')) throw new Error(`an escaped style: ${declarations}`);
      const name = names.get(declarations) ?? String(names.size);
      names.set(declarations, name);
      return ` data-style="${name}"`;
    }),
  );
  const rules = [...names].map(
    ([declarations, name]) => `[data-style="${name}"]{${importantOf(declarations)}}`,
  );
  return { style: rules.join(''), pages: named };
}

const importantOf = (declarations: string): string =>
  declarations
    .split(';')
    .filter((declaration) => declaration.trim() !== '')
    .map((declaration) => `${declaration}!important`)
    .join(';');
