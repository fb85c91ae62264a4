import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sourceFiles } from '../checks/check.ts';
import { type GeneratedFile, NOTICE } from './generated-file.ts';

/** The section of a text file that the server alone reads: e-mails, text messages, push and documents. */
export const SERVER_SECTION = 'server';

/** Sections that screens load apart from the rest of their subject: `english/<subject>-<section>.ts`. */
export const TEXT_MODULES: Readonly<Record<string, readonly string[]>> = {
  account: ['signOut', 'credentials', 'legal'],
  appointments: ['absences', 'bookings', 'calendar', 'feeds', 'notices'],
  clients: ['leaving', 'clinics'],
  conversations: ['emergency', 'list', 'newRequest', 'owner', 'attachments', 'states'],
  facilities: ['data', 'onboarding'],
  health: ['clinic', 'recallLink'],
  home: ['owner'],
  inbox: ['conversation'],
  common: ['editConflict'],
  notifications: ['settings'],
  payments: ['owner'],
  privacy: ['signIn'],
  services: ['setup'],
  settings: ['owner', 'clinic', 'unsaved'],
};

const I18N = 'packages/i18n/src';
const SERVER_TEXTS = 'apps/api/src/texts/server-texts.ts';

type Tree = Readonly<Record<string, unknown>>;
type Catalogue = {
  readonly namespace: string;
  readonly sections: readonly string[];
  readonly trees: Readonly<Record<'en' | 'it', Tree>>;
};

/**
 * Makes the types of all texts, the modules by which screens load them, and the list of those that the server writes.
 * Screens never load the section `server`. English texts are bundled with their screen; Italian ones are a file of
 * their own.
 */
export async function texts(root: string): Promise<readonly GeneratedFile[]> {
  const files = await sourceFiles(root, /^packages\/i18n\/src\/locales\/en\/[^/]+\.json$/);
  const catalogues = await Promise.all(files.map((file) => readCatalogue(root, file)));
  return [
    typesOf(catalogues.map(({ namespace }) => namespace)),
    ...catalogues.flatMap(modulesOf),
    serverTexts(catalogues),
  ];
}

async function readCatalogue(root: string, file: string): Promise<Catalogue> {
  const namespace = basename(file, '.json');
  const read = async (language: string) =>
    JSON.parse(
      await readFile(join(root, I18N, 'locales', language, `${namespace}.json`), 'utf8'),
    ) as Tree;
  const trees = { en: await read('en'), it: await read('it') };
  return { namespace, sections: Object.keys(trees.en), trees };
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

/** Returns the modules of one namespace: one for each section that loads alone, and one for the rest. */
function modulesOf(catalogue: Catalogue): readonly GeneratedFile[] {
  const { namespace, sections } = catalogue;
  const alone = TEXT_MODULES[namespace] ?? [];
  const rest = sections.filter((name) => name !== SERVER_SECTION && !alone.includes(name));
  if (rest.length === sections.length) return [moduleOf(namespace, namespace, 'locales')];
  return [
    ...(rest.length === 0 ? [] : partOf(catalogue, namespace, rest)),
    ...alone.flatMap((name) => partOf(catalogue, `${namespace}-${kebab(name)}`, [name])),
  ];
}

const moduleOf = (namespace: string, name: string, folder: 'locales' | 'parts'): GeneratedFile => ({
  path: `${I18N}/english/${name}.ts`,
  text: [
    NOTICE,
    `import texts from '../${folder}/en/${name}.json' with { type: 'json' };`,
    "import { bundleTexts } from '../instance.ts';",
    '',
    `bundleTexts('${namespace}', '${name}', texts, () => import('../${folder}/it/${name}.json'));`,
  ].join('\n'),
});

/** Writes the sections of one module into files of their own, so that bundles never contain the other sections. */
function partOf(
  { namespace, trees }: Catalogue,
  part: string,
  sections: readonly string[],
): readonly GeneratedFile[] {
  const fileOf = (language: string) => `${I18N}/parts/${language}/${part}.json`;
  return [
    moduleOf(namespace, part, 'parts'),
    ...Object.entries(trees).map(([language, tree]) => ({
      path: fileOf(language),
      text: JSON.stringify(Object.fromEntries(sections.map((name) => [name, tree[name]]))),
    })),
  ];
}

/** The server also says what services are called, which `common` has for all. */
function serverTexts(catalogues: readonly Catalogue[]): GeneratedFile {
  const namespaces = catalogues
    .filter(
      ({ namespace, sections }) => namespace === 'common' || sections.includes(SERVER_SECTION),
    )
    .map(({ namespace }) => namespace);
  const languages = ['en', 'it'] as const;
  return {
    path: SERVER_TEXTS,
    text: [
      NOTICE,
      ...languages.flatMap((language) =>
        namespaces.map(
          (name) =>
            `import ${language}${pascal(name)} from '@zampa/i18n/locales/${language}/${name}.json' with { type: 'json' };`,
        ),
      ),
      '',
      '/** The texts that the server writes: e-mails, text messages, documents and lists. */',
      'export const serverTexts = {',
      ...languages.map(
        (language) =>
          `${language}: { ${namespaces.map((name) => `'${name}': ${language}${pascal(name)}`).join(', ')} },`,
      ),
      '} as const;',
    ].join('\n'),
  };
}

/** `import` is a reserved word. */
const camel = (name: string) =>
  `${name.replaceAll(/-[a-z]/g, (letter) => letter.slice(1).toUpperCase())}Texts`;

const pascal = (name: string) => `${name.charAt(0).toUpperCase()}${camel(name).slice(1)}`;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
