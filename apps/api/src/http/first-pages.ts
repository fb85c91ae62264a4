import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseLanguage, type Language } from '@zampa/domain/people/languages';
import type { FastifyRequest } from 'fastify';

/** Where the build of an app says what its pages begin with. */
export const FIRST_PAGES = '.vite/first-pages.json';

/** What a page begins with, before the app is there. */
export type FirstPage = {
  /** Links to the files that the page needs. */
  readonly head: string;
  /** The page filled in, for who is not signed in; of most pages nothing. */
  readonly filled: { [Each in Language]?: Words };
};

type Words = {
  readonly head: string;
  readonly body: string;
  /** The same where there is a demonstration to try. */
  readonly demo: string;
};

export type PageFor = (request: FastifyRequest) => Promise<string>;

/** Finds the accounts of the demonstration; none where there is no such thing. */
export type FindDemoAccounts = () => Promise<readonly object[]>;

const HEAD_END = '</head>';
const EMPTY = '<div id="root"></div>';
const ENGLISH = '<html lang="en">';
/** A page that is filled in loads the app by itself, once it is on screen. */
const APP_SCRIPTS = /<script type="module"[^>]*><\/script>/g;

/** Reads the pages of an app: each begins with what it needs, the login also with its words. */
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
    const known = Object.hasOwn(first, path) ? first[path] : undefined;
    if (!known) return page;
    const linked = page.replace(HEAD_END, () => known.head + HEAD_END);
    const language = languageOf(request);
    const words = known.filled[language];
    if (!words) return linked;
    // The page is sent all the same where the database cannot be asked: the app then asks by itself.
    const accounts = await findDemoAccounts().catch(() => null);
    return fill(linked, language, words, accounts);
  };
}

/** The path of an address, without a slash at its end. */
const pathOf = (url: string) => (url.split('?', 1)[0] ?? '').replace(/(?<=.)\/$/, '');

function fill(
  page: string,
  language: Language,
  { head, body, demo }: Words,
  accounts: readonly object[] | null,
): string {
  const told = accounts
    ? `<meta name="zampa-demo-accounts" content="${quoted(JSON.stringify(accounts))}">`
    : '';
  return page
    .replaceAll(APP_SCRIPTS, '')
    .replace(ENGLISH, `<html lang="${language}">`)
    .replace(HEAD_END, () => told + head + HEAD_END)
    .replace(EMPTY, () => `<div id="root">${accounts?.length ? demo : body}</div>`);
}

/** What an attribute between double quotes may hold. */
const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The language that was chosen on this device, else the first of the browser's that we speak. */
function languageOf({ headers }: FastifyRequest): Language {
  const chosen = /(?:^|; )zampa\.language=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? null;
  const preferred = (headers['accept-language'] ?? '').split(',').map((each) => each.trim());
  return chooseLanguage(chosen, preferred);
}
