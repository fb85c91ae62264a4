import { NOTICE, type GeneratedFile } from './generated-file.ts';
import { sourceFiles } from '../checks/source-files.ts';

const I18N = 'packages/i18n/src';

/**
 * Makes the types of all texts, and for each namespace the module by which a screen brings its English ones along, and where
 * the Italian ones are: a file of their own that only Italian readers load.
 */
export async function texts(root: string): Promise<readonly GeneratedFile[]> {
  const files = await sourceFiles(root, /^packages\/i18n\/src\/locales\/en\/[^/]+\.json$/);
  const namespaces = files.map((file) => file.slice(`${I18N}/locales/en/`.length, -'.json'.length));
  return [typesOf(namespaces), ...namespaces.map(moduleOf)];
}

const typesOf = (namespaces: readonly string[]): GeneratedFile => ({
  path: `${I18N}/texts.ts`,
  text: [
    NOTICE,
    ...namespaces.map((name) => `import type ${camel(name)} from './locales/en/${name}.json';`),
    '',
    '/** The English texts of each namespace; their shape is what `t` accepts. */',
    'export interface Texts {',
    ...namespaces.map((name) => `'${name}': typeof ${camel(name)};`),
    '}',
  ].join('\n'),
});

const moduleOf = (namespace: string): GeneratedFile => ({
  path: `${I18N}/english/${namespace}.ts`,
  text: [
    NOTICE,
    `import texts from '../locales/en/${namespace}.json' with { type: 'json' };`,
    "import { bundleTexts } from '../instance.ts';",
    '',
    `bundleTexts('${namespace}', texts, () => import('../locales/it/${namespace}.json'));`,
  ].join('\n'),
});

/** `import` is a word of the language. */
const camel = (name: string) =>
  `${name.replaceAll(/-[a-z]/g, (letter) => letter.slice(1).toUpperCase())}Texts`;
