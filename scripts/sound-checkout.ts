import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { checks } from './checks/all.ts';
import { ROOT } from './run-command.ts';

/** A file of JSON as our tools write it. */
export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A small checkout with which every check is content. */
export const SOUND: Record<string, string> = {
  'package.json': json({
    name: 'sound',
    private: true,
    type: 'module',
    workspaces: ['packages/*', 'apps/*'],
  }),
  'tsconfig.json':
    '{\n  "extends": "./tsconfig.base.json",\n  "compilerOptions": { "types": ["node"] },\n  "include": ["packages", "apps/api"]\n}\n',
  'packages/domain/package.json': json({
    name: '@sound/domain',
    type: 'module',
    exports: { './*': './src/*.ts' },
  }),
  'packages/domain/src/sum.ts':
    '/** Adds two numbers. */\nexport const sum = (a: number, b: number): number => a + b;\n',
  'packages/domain/src/sum.test.ts': "import { sum } from './sum.ts';\n\nconsole.log(sum(1, 2));\n",
  'apps/api/package.json': json({ name: '@sound/api', type: 'module' }),
  'apps/api/src/main.ts': "console.log('ready');\n",
  'apps/owner/package.json': json({ name: '@sound/owner' }),
  'apps/owner/src/app/main.tsx':
    "declare const t: (key: string, values?: object) => string;\n\nconsole.log(t('home:title'), t('home:pets', { count: 2 }));\n",
  'e2e/journey.spec.ts': "console.log('journey');\n",
  'scripts/start.ts': "console.log('start');\n",
  'packages/i18n/src/locales/en/home.json': json({
    title: 'Home',
    pets_one: 'One pet',
    pets_other: '{{count}} pets',
  }),
  'packages/i18n/src/locales/it/home.json': json({
    title: 'Home',
    pets_one: 'Un animale',
    pets_many: '{{count}} di animali',
    pets_other: '{{count}} animali',
  }),
  'packages/db/migrations/0001-pets.sql': 'select 1;\n',
  'packages/db/migrations/checksums.json': json({
    '0001-pets.sql': '4a45092ccf992ea92250053a80b931b787924ba61648f420555511b84f10ab6c',
  }),
};

const CONFIGURATION = [
  '.dependency-cruiser.cjs',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'i18next.config.ts',
  'knip.jsonc',
  'tsconfig.base.json',
];

export type CheckedCheckout = {
  /** Where it is, for the test that runs. */
  readonly root: () => string;
  /** Writes files into the checkout, by their paths in it. */
  readonly write: (files: Readonly<Record<string, string | Buffer>>) => Promise<void>;
  /** Runs one check there; null where it finds nothing. */
  readonly run: (check: string) => Promise<string | null> | undefined;
};

/** Makes a small sound checkout for each test of a file, to be broken. */
export function useSoundCheckout(): CheckedCheckout {
  let home: string;
  let root: string;

  const write = async (files: Readonly<Record<string, string | Buffer>>) => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
  };
  const run = (name: string) => checks.find((check) => check.name === name)?.run(root);

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'zampa-checks-'));
    root = join(home, 'checkout');
    // Above the small checkout: found by its tools, and no part of it.
    await symlink(join(ROOT, 'node_modules'), join(home, 'node_modules'));
    for (const file of CONFIGURATION) await cp(join(ROOT, file), join(root, file));
    await write(SOUND);
  });
  afterEach(() => rm(home, { recursive: true }));
  return { root: () => root, write, run };
}
