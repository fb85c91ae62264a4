import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sourceFiles } from './source-files.ts';

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
