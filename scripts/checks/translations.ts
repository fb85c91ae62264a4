import { messagesByName } from '@zampa/contract/messages';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Check, sourceFiles } from './check.ts';

/** One text: its plural forms by category, or a single form named ''; and the values that are put into it, sorted. */
export type Text = { forms: Map<string, string>; values: string };

/** Texts by full name, `namespace:path.to.key`, plural forms under one name. */
export type Texts = Map<string, Text>;

type Tree = { [key: string]: string | Tree };

const PLURAL = /_(zero|one|two|few|many|other)$/;

export async function readTexts(root: string, language: string): Promise<Texts> {
  const texts: Texts = new Map();
  const files = await sourceFiles(
    root,
    new RegExp(`^packages/i18n/src/locales/${language}/[^/]+[.]json$`),
  );
  for (const file of files) {
    const tree = JSON.parse(await readFile(join(root, file), 'utf8')) as Tree;
    collect(`${basename(file, '.json')}:`, tree, texts);
  }
  return texts;
}

function collect(prefix: string, tree: Tree, texts: Texts): void {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') add(`${prefix}${key}`, value, texts);
    else collect(`${prefix}${key}.`, value, texts);
  }
}

function add(path: string, value: string, texts: Texts): void {
  const form = PLURAL.exec(path)?.[1] ?? '';
  const name = path.replace(PLURAL, '');
  const text = texts.get(name) ?? { forms: new Map<string, string>(), values: '' };
  text.forms.set(form, value);
  // A form for one may leave the number out; the general form says it.
  if (form === '' || form === 'other') text.values = valuesIn(value);
  texts.set(name, text);
}

/** The names in order, joined. */
function valuesIn(text: string): string {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = '']) => name);
  return names.toSorted((a, b) => a.localeCompare(b)).join(', ');
}

const LANGUAGES = ['en', 'it'] as const;
/** The language whose texts are what the type checker sees. */
const FIRST = 'en';

/** Where texts are used. */
const USERS =
  /^(?:apps\/(?:api|clinic|owner)|packages\/(?:client|i18n|service-worker|shared-screens|ui)|scripts\/(?:app-build|generated))\/.*(?<!\.test)\.tsx?$/;

/** Both languages say everything, with the same values put in; every text is used, and every used one is there. */
export const translations: Check = {
  name: 'translations',
  async run(root) {
    const files = await sourceFiles(root, USERS);
    const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
    const texts = new Map(
      await Promise.all(
        LANGUAGES.map(async (language) => [language, await readTexts(root, language)] as const),
      ),
    );
    const first = texts.get(FIRST) ?? new Map();
    if (first.size === 0) return 'There are no texts.';
    const problems = [
      ...[...texts].flatMap(([language, own]) => differences(language, own, texts)),
      ...usageProblems(first, sources.join('\n')),
    ];
    return problems.join('\n') || null;
  },
};

function differences(language: string, own: Texts, all: ReadonlyMap<string, Texts>): string[] {
  const everywhere = new Set([...all.values()].flatMap((texts) => [...texts.keys()]));
  const first = all.get(FIRST) ?? own;
  return [...everywhere].flatMap((key) => {
    const text = own.get(key);
    if (!text) return [`${language}: ${key} is missing`];
    const missing = formsMissing(language, text.forms, first.get(key)?.forms ?? text.forms);
    const empty = [...text.forms]
      .filter(([, value]) => value.trim() === '')
      .map(() => `${language}: ${key} is empty`);
    const same = first.get(key)?.values ?? text.values;
    const others =
      text.values === same
        ? []
        : [`${language}: ${key} has the values ${text.values}, ${FIRST} has ${same}`];
    return [
      ...missing.map((form) => `${language}: ${key} lacks the plural form ${form}`),
      ...empty,
      ...others,
    ];
  });
}

/** Plural forms that a language needs and a text does not have, when the text counts in the first language. */
function formsMissing(
  language: string,
  own: ReadonlyMap<string, string>,
  first: ReadonlyMap<string, string>,
): string[] {
  if (!first.has('other')) return [];
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return needed.filter((form) => !own.has(form));
}

function usageProblems(texts: Texts, source: string): string[] {
  const namespaces = new Set([...texts.keys()].map((key) => key.split(':', 1)[0] ?? ''));
  const literals = new Set(
    [...source.matchAll(/['"`]([a-z-]+:[\w.-]+)['"`]/g)].map(([, key = '']) => key),
  );
  const patterns = [...source.matchAll(/`([a-z-]+:[^`\s]*\$\{[^`]*)`/g)].map(([, template = '']) =>
    patternOf(template),
  );
  const used = (key: string) => literals.has(key) || patterns.some((pattern) => pattern.test(key));
  const missing = [...literals].filter(
    (key) =>
      namespaces.has(key.split(':', 1)[0] ?? '') && !texts.has(key) && !socketMessages.has(key),
  );
  return [
    ...[...texts.keys()].filter((key) => !used(key)).map((key) => `${key} is not used`),
    ...missing.map((key) => `${key} is used and has no text`),
  ];
}

/** Names of socket messages look like keys of texts: `video:signal`. */
const socketMessages: ReadonlySet<string> = new Set(
  Object.values(messagesByName).map(({ event }) => event),
);

/** A key that is put together may become any that fits around what is put in. */
const patternOf = (template: string) =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((part) => RegExp.escape(part))
      .join('[^:]+')}$`,
  );
