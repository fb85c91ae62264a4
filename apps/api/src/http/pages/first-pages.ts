import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseLanguage, type Language } from '@zampa/domain/people/languages';
import type { FastifyRequest } from 'fastify';
import type { HtmlPage } from './html-page.ts';

/** File from the app's build with the first content of pages. */
export const FIRST_PAGES = '.vite/first-pages.json';

/** Content of a page that is sent before the app loads. */
export type FirstPage = {
  /** Preload links of the page. */
  readonly head: string;
  /** Prerendered page for signed-out visitors by language; empty for most pages. */
  readonly filled: { [Each in Language]?: Words };
};

type Words = {
  /** Rules in place of style attributes, which the content security policy refuses. */
  readonly style: string;
  readonly head: string;
  readonly body: string;
  /** The same for installations with demo accounts. */
  readonly demo: string;
};

export type PageFor = (request: FastifyRequest) => Promise<HtmlPage>;

/** Returns the demo accounts; empty if this is not a demo. */
export type FindDemoAccounts = () => Promise<readonly object[]>;

const HEAD_END = '</head>';
const EMPTY = '<div id="root"></div>';
const ENGLISH = '<html lang="en">';
/** A prerendered page loads the app itself, after its first paint. */
const APP_SCRIPTS = /<script type="module"[^>]*><\/script>/g;

/** Reads an app's pages. Known paths get preload links, the login also prerendered content. */
export async function readPages(
  directory: string,
  findDemoAccounts: FindDemoAccounts,
): Promise<PageFor> {
  const page = await readFile(join(directory, 'index.html'), 'utf8');
  const file = join(directory, FIRST_PAGES);
  const first = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, FirstPage>>)
    : {};
  return async (request) => {
    const path = pathOf(request.url);
    const firstPage = Object.hasOwn(first, path) ? first[path] : undefined;
    if (!firstPage) return { html: page };
    const linked = page.replace(HEAD_END, () => firstPage.head + HEAD_END);
    const language = languageOf(request);
    const words = firstPage.filled[language];
    if (!words) return { html: linked };
    // Without the database, send the page anyway; the app then requests the accounts itself.
    const accounts = await findDemoAccounts().catch(() => null);
    return { html: fillPage(linked, language, words, accounts), style: words.style };
  };
}

/** Returns a URL's path without a trailing slash. */
const pathOf = (url: string) => (url.split('?', 1)[0] ?? '').replace(/(?<=.)\/$/, '');

function fillPage(
  page: string,
  language: Language,
  { style, head, body, demo }: Words,
  accounts: readonly object[] | null,
): string {
  const accountsTag = accounts
    ? `<meta name="zampa-demo-accounts" content="${escapeAttribute(JSON.stringify(accounts))}">`
    : '';
  return page
    .replaceAll(APP_SCRIPTS, '')
    .replace(ENGLISH, `<html lang="${language}">`)
    .replace(HEAD_END, () => `${accountsTag}<style>${style}</style>${head}${HEAD_END}`)
    .replace(EMPTY, () => `<div id="root">${accounts?.length ? demo : body}</div>`);
}

/** Escapes text for a double-quoted attribute. */
const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the language chosen on this device, otherwise the browser's first supported one. */
function languageOf({ headers }: FastifyRequest): Language {
  const chosen = /(?:^|; )zampa\.language=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? null;
  const preferred = (headers['accept-language'] ?? '').split(',').map((each) => each.trim());
  return chooseLanguage(chosen, preferred);
}
