import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sourceFiles } from '../checks/source-files.ts';
import type { GeneratedFile } from './generated-file.ts';

const ANDROID = 'stores/owner/android/app/src/main/res';
const IOS = 'stores/owner/ios/App/App';

/**
 * Makes the words that phones show of a push while the app is closed: those that browsers show, by the key that the push
 * service is given in their place.
 */
export async function storeTexts(root: string): Promise<readonly GeneratedFile[]> {
  const catalogues = await sourceFiles(root, /^packages\/i18n\/src\/locales\/\w+\/device[.]json$/);
  const files = await Promise.all(catalogues.map((path) => filesOf(root, path)));
  return files.flat();
}

async function filesOf(root: string, path: string): Promise<readonly GeneratedFile[]> {
  const language = basename(dirname(path));
  const { push } = JSON.parse(await readFile(join(root, path), 'utf8')) as {
    readonly push: Readonly<Record<string, string>>;
  };
  // Phones are sent the name of a kind; what none of them is called by is of no use to them.
  const kinds = Object.entries(push).filter(([kind]) => kind !== 'other');
  const texts = kinds.map(([kind, text]) => [`push_${kind}`, text] as const);
  const folder = language === 'en' ? 'values' : `values-${language}`;
  return [
    { path: `${ANDROID}/${folder}/push.xml`, text: androidTexts(texts) },
    { path: `${IOS}/${language}.lproj/Localizable.strings`, text: appleTexts(texts) },
  ];
}

type StoreTexts = readonly (readonly [key: string, text: string])[];

const NOTICE = 'Made by `npm run generate` from packages/i18n, namespace `device`.';

function androidTexts(texts: StoreTexts): string {
  const lines = texts.map(
    ([key, text]) => `    <string name="${key}">${forAndroid(text)}</string>`,
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<!-- ${NOTICE} -->`,
    '<resources>',
    ...lines,
    '</resources>',
    '',
  ].join('\n');
}

const forAndroid = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/["'\\]/g, (mark) => `\\${mark}`);

function appleTexts(texts: StoreTexts): string {
  const lines = texts.map(([key, text]) => `${JSON.stringify(key)} = ${JSON.stringify(text)};`);
  return [`/* ${NOTICE} */`, ...lines, ''].join('\n');
}
