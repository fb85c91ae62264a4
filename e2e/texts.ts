import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'en' | 'it';
type Values = Readonly<Record<string, string | number>>;
type Tree = { readonly [key: string]: string | Tree };

const LOCALES = join(import.meta.dirname, '../packages/i18n/src/locales');

/** The product's own words in a language, so that a journey reads the same in both. */
export type Say = (key: string, values?: Values) => string;

/** `say('conversations:composer.label')`; a key that does not exist is an error of the test. */
export function wordsOf(language: Language): Say {
  const namespaces = new Map<string, Tree>();
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':');
    const tree = namespaces.get(namespace) ?? readTexts(language, namespace);
    namespaces.set(namespace, tree);
    const text = path
      .split('.')
      .reduce<string | Tree | undefined>(
        (branch, name) => (typeof branch === 'object' ? branch[name] : undefined),
        tree,
      );
    if (typeof text !== 'string') throw new Error(`no text ${key} in ${language}`);
    return text
      .replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''))
      .replaceAll(/<\/?\w+>/g, '');
  };
}

function readTexts(language: Language, namespace: string): Tree {
  const file = join(LOCALES, language, `${namespace}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Tree;
}
