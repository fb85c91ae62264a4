import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checks } from './checks/all.ts';
import { ROOT } from './root.ts';
import { json, SOUND } from './sound-checkout.ts';

const CONFIGURATION = [
  '.dependency-cruiser.cjs',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'i18next.config.ts',
  'knip.jsonc',
  'tsconfig.base.json',
];

describe('checks', () => {
  let home: string;
  let root: string;

  const write = async (files: Record<string, string | Buffer>) => {
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

  it.each<{ check: string; fault: string; files: Record<string, string>; says: string }>([
    {
      check: 'format',
      fault: 'double quotes',
      files: { 'packages/domain/src/sum.ts': 'export const sum = "1";\n' },
      says: 'packages/domain/src/sum.ts',
    },
    {
      check: 'lint',
      fault: 'any',
      files: { 'packages/domain/src/sum.ts': 'export const sum = (a: any): unknown => a;\n' },
      says: 'no-explicit-any',
    },
    {
      check: 'lint',
      fault: 'a promise that nobody waits for, which only types tell',
      files: {
        'apps/api/src/main.ts':
          'async function later(): Promise<void> {\n  await Promise.resolve();\n}\nlater();\n',
      },
      says: 'no-floating-promises',
    },
    {
      check: 'suppressions',
      fault: 'a silenced compiler',
      files: {
        'packages/domain/src/sum.ts': ['// @ts', 'ignore\nexport const sum = 1;\n'].join('-'),
      },
      says: 'packages/domain/src/sum.ts:1',
    },
    {
      check: 'aliases',
      fault: 'a fragment that opens a table under a name that is written out',
      files: {
        'apps/api/src/pets.ts':
          'export const linked = (petId: SQL) => sql`exists (\n  select from facility_pets fp\n  join pets p on p.id = fp.pet_id where fp.pet_id = ${petId})`;\n',
      },
      says: 'apps/api/src/pets.ts: linked is given a column and types an alias: from facility_pets fp',
    },
    {
      check: 'aliases',
      fault: 'a query of conditions under a name that they may use',
      files: {
        'apps/api/src/pets.ts':
          'export async function first(\n  db: unknown,\n  rows: SQL,\n) {\n  return [db, sql`select * from (${rows}) found`];\n}\n',
      },
      says: 'apps/api/src/pets.ts: first is given a column and types an alias: from (${rows}) found',
    },
    {
      check: 'regular expressions',
      fault: 'one whose time grows with the square of what it reads',
      files: { 'packages/domain/src/sum.ts': 'export const slow = /[^/]+(@|%40)[^/]+/;\n' },
      says: 'packages/domain/src/sum.ts: /[^',
    },
    {
      check: 'scales',
      fault: 'a size of type of its own',
      files: { 'apps/owner/src/features/pets/Pets.module.css': '.name { font-size: 0.95rem; }\n' },
      says: 'Pets.module.css: font-size: 0.95rem',
    },
    {
      check: 'scales',
      fault: 'a gap of its own beside one of the scale',
      files: {
        'packages/shared-screens/src/pets/Pets.module.css':
          '.list {\n  display: grid;\n  row-gap: min(var(--z-space-8), 2vw);\n  gap: var(--z-space-8) 10px;\n}\n',
      },
      says: 'Pets.module.css: gap: var(--z-space-8) 10px',
    },
    {
      check: 'types: node',
      fault: 'a number where a text belongs',
      files: { 'packages/domain/src/sum.ts': 'export const sum: string = 1;\n' },
      says: 'TS2322',
    },
    {
      check: 'imports',
      fault: 'a type that comes from above',
      files: {
        'packages/contract/src/pet.ts': 'export type Pet = { name: string };\n',
        'packages/domain/src/sum.ts':
          "import type { Pet } from '../../contract/src/pet.ts';\n\nexport type Sum = Pet;\n",
      },
      says: 'domain-is-pure',
    },
    {
      check: 'imports',
      fault: 'a circle of types',
      files: {
        'packages/domain/src/sum.ts':
          "import type { Part } from './part.ts';\n\nexport type Sum = Part;\n",
        'packages/domain/src/part.ts':
          "import type { Sum } from './sum.ts';\n\nexport type Part = Sum;\n",
      },
      says: 'no-circles',
    },
    {
      check: 'imports',
      fault: 'a feature that knows another',
      files: {
        'apps/owner/src/features/home/Home.tsx': "export { pets } from '../pets/Pets.tsx';\n",
        'apps/owner/src/features/pets/Pets.tsx': 'export const pets = 1;\n',
      },
      says: 'screens-do-not-know-each-other',
    },
    {
      check: 'imports',
      fault: 'a feature that takes what another does not offer',
      files: {
        'apps/api/src/features/clients/join.ts': "export { pets } from '../pets/pets.ts';\n",
        'apps/api/src/features/pets/pets.ts': 'export const pets = 1;\n',
      },
      says: 'clients-knows-what-stands-before-it',
    },
    {
      check: 'imports',
      fault: 'a feature that knows one above it',
      files: {
        'apps/api/src/features/pets/pets.ts': "export { clients } from '../clients/public.ts';\n",
        'apps/api/src/features/clients/public.ts': 'export const clients = 1;\n',
      },
      says: 'pets-knows-what-stands-before-it',
    },
    {
      check: 'imports',
      fault: 'a feature without a place in the order',
      files: {
        'apps/api/src/features/walks/walks.ts': "export { pets } from '../pets/public.ts';\n",
        'apps/api/src/features/pets/public.ts': 'export const pets = 1;\n',
      },
      says: 'every-feature-has-its-place',
    },
    {
      check: 'unused',
      fault: 'a file that nothing leads to',
      files: { 'apps/api/src/forgotten.ts': 'export const forgotten = 1;\n' },
      says: 'apps/api/src/forgotten.ts',
    },
    {
      check: 'translations',
      fault: 'a text that Italian lacks',
      files: { 'packages/i18n/src/locales/it/home.json': json({ title: 'Home' }) },
      says: 'it: home:pets is missing',
    },
    {
      check: 'translations',
      fault: 'a plural form that Italian needs',
      files: {
        'packages/i18n/src/locales/it/home.json': json({
          title: 'Home',
          pets_one: 'Un animale',
          pets_other: '{{count}} animali',
        }),
      },
      says: 'it: home:pets lacks the plural form many',
    },
    {
      check: 'translations',
      fault: 'a text that nothing uses',
      files: { 'apps/owner/src/app/main.tsx': "export const key = 'home:pets';\n" },
      says: 'home:title is not used',
    },
    {
      check: 'translations',
      fault: 'a key without a text',
      files: {
        'apps/owner/src/app/main.tsx':
          "export const keys = ['home:title', 'home:pets', 'home:cats'];\n",
      },
      says: 'home:cats is used and has no text',
    },
    {
      check: 'hard-coded texts',
      fault: 'a sentence in a screen',
      files: {
        'apps/owner/src/app/Hello.tsx': 'export const Hello = () => <p>Hello, dear owner</p>;\n',
      },
      says: 'Hello, dear owner',
    },
    {
      check: 'landed migrations',
      fault: 'an edited migration',
      files: { 'packages/db/migrations/0001-pets.sql': 'select 2;\n' },
      says: '0001-pets.sql: has landed and is not what it was',
    },
    {
      check: 'landed migrations',
      fault: 'a migration that is not listed',
      files: { 'packages/db/migrations/0002-more.sql': 'select 2;\n' },
      says: '0002-more.sql: is not listed',
    },
  ])('$check finds $fault', async ({ check, files, says }) => {
    await expect(run(check), 'content before').resolves.toBeNull();
    await write(files);
    await expect(run(check)).resolves.toContain(says);
  });

  describe('budgets', () => {
    const manifest = {
      'index.html': { file: 'entry.js', isEntry: true, imports: ['shared'], css: ['entry.css'] },
      shared: { file: 'shared.js' },
      'src/app/LoginPage.tsx': { file: 'login.js', isDynamicEntry: true },
      'src/app/SignedIn.tsx': { file: 'frame.js', isDynamicEntry: true },
      'src/app/Places.tsx': { file: 'frame.js', isDynamicEntry: true },
      'src/app/HomePage.tsx': { file: 'home.js', isDynamicEntry: true },
      'src/features/conversations/ChatScreen.tsx': { file: 'chat.js', isDynamicEntry: true },
      'src/app/pages/Guests.tsx': { file: 'frame.js', isDynamicEntry: true },
      'src/app/pages/LoginPage.tsx': { file: 'login.js', isDynamicEntry: true },
      'src/app/shell/Workspace.tsx': { file: 'frame.js', isDynamicEntry: true },
      'src/app/pages/HomePage.tsx': { file: 'home.js', isDynamicEntry: true },
      'src/app/pages/RequestsPage.tsx': { file: 'requests.js', isDynamicEntry: true },
      'src/app/pages/CalendarPage.tsx': { file: 'calendar.js', isDynamicEntry: true },
      'src/features/appointments/grid/CalendarGrid.tsx': {
        file: 'calendar.js',
        isDynamicEntry: true,
      },
    };
    const files = ['entry.css', ...Object.values(manifest).map(({ file }) => file)];
    /** Random bytes: no compression makes them smaller. */
    const heavy = (kilobytes: number) => randomBytes(kilobytes * 1000);

    beforeEach(async () => {
      for (const app of ['clinic', 'owner']) {
        const dist = `apps/${app}/dist`;
        await write({ [`${dist}/.vite/manifest.json`]: json(manifest) });
        for (const file of files) await write({ [`${dist}/${file}`]: 'x' });
      }
    });

    it.each([
      { file: 'shared.js', kilobytes: 150, says: 'owner login' },
      { file: 'home.js', kilobytes: 150, says: 'owner home' },
      { file: 'chat.js', kilobytes: 165, says: 'owner chat' },
      { file: 'home.js', kilobytes: 105, says: 'owner src/app/HomePage.tsx' },
      { file: 'entry.css', kilobytes: 14, says: 'owner styles' },
      { file: 'figtree.woff2', kilobytes: 70, says: 'owner fonts' },
    ])('finds $kilobytes KB of $file', async ({ file, kilobytes, says }) => {
      await expect(run('budgets')).resolves.toBeNull();
      await write({ [`apps/owner/dist/${file}`]: heavy(kilobytes) });
      await expect(run('budgets')).resolves.toContain(`${says}: ${kilobytes}`);
    });

    it('counts what a dialog needs beside its page, whichever way leads to it', async () => {
      const dialog = 'src/features/home/Dialog.tsx';
      const page = 'src/app/HomePage.tsx';
      const asked = {
        ...manifest,
        'index.html': { ...manifest['index.html'], dynamicImports: [page] },
        [page]: { ...manifest[page], dynamicImports: [dialog] },
        [dialog]: { file: 'dialog.js', isDynamicEntry: true, imports: [page] },
      };
      await write({
        'apps/owner/dist/.vite/manifest.json': json(asked),
        'apps/owner/dist/home.js': heavy(60),
        'apps/owner/dist/dialog.js': heavy(60),
      });
      await expect(run('budgets')).resolves.toBeNull();
      const entry = { ...manifest['index.html'], dynamicImports: [page, dialog] };
      await write({
        'apps/owner/dist/.vite/manifest.json': json({ ...asked, 'index.html': entry }),
      });
      await expect(run('budgets')).resolves.toContain(`owner ${dialog}: 120`);
    });

    it('finds a screen that the table names and the build does not have', async () => {
      const { 'src/app/pages/LoginPage.tsx': _, ...others } = manifest;
      await write({ 'apps/clinic/dist/.vite/manifest.json': json(others) });
      await expect(run('budgets')).resolves.toContain('clinic login: not one chunk begins with');
    });
  });
});
