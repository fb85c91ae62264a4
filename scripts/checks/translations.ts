import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { messagesByName } from '@zampa/contract/messages';
import { sourceFiles } from './source-files.ts';
import { readTexts, type Texts } from './texts.ts';

const LANGUAGES = ['en', 'it'] as const;
/** The language whose texts are what the type checker sees. */
const FIRST = 'en';

/** Where texts are used. */
const USERS =
  /^(?:apps\/(?:api|clinic|owner)|packages\/(?:client|i18n|service-worker|shared-screens|ui)|scripts\/(?:installable|generated))\/.*(?<!\.test)\.tsx?$/;

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
