import { describe, expect, it } from 'vitest';
import { json } from './sound-checkout.ts';
import { useSoundCheckout } from './sound-checkout.ts';

describe('checks', () => {
  const { write, run } = useSoundCheckout();

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
      fault: 'a floating promise, which only type information reveals',
      files: {
        'apps/api/src/main.ts':
          'async function later(): Promise<void> {\n  await Promise.resolve();\n}\nlater();\n',
      },
      says: 'no-floating-promises',
    },
    {
      check: 'suppressions',
      fault: 'a suppressed type error',
      files: {
        'packages/domain/src/sum.ts': ['// @ts', 'ignore\nexport const sum = 1;\n'].join('-'),
      },
      says: 'packages/domain/src/sum.ts:1',
    },
    {
      check: 'aliases',
      fault: 'a fragment with a fixed table alias',
      files: {
        'apps/api/src/pets.ts':
          'export const linked = (petId: SQL) => sql`exists (\n  select from facility_pets fp\n  join pets p on p.id = fp.pet_id where fp.pet_id = ${petId})`;\n',
      },
      says: 'apps/api/src/pets.ts: linked is given a column and types an alias: from facility_pets fp',
    },
    {
      check: 'aliases',
      fault: 'a query with an alias that its conditions may use',
      files: {
        'apps/api/src/pets.ts':
          'export async function first(\n  db: unknown,\n  rows: SQL,\n) {\n  return [db, sql`select * from (${rows}) found`];\n}\n',
      },
      says: 'apps/api/src/pets.ts: first is given a column and types an alias: from (${rows}) found',
    },
    {
      check: 'call names',
      fault: 'a call that a screen sends by its key',
      files: { 'apps/owner/src/pets.ts': "void api.send('GET /pets');\n" },
      says: 'apps/owner/src/pets.ts:1: send the call by its name',
    },
    {
      check: 'plain words',
      fault: 'a function named by a participle',
      files: { 'packages/domain/src/sum.ts': 'export function charged() {}\n' },
      says: 'packages/domain/src/sum.ts:1: the name charged is banned',
    },
    {
      check: 'plain words',
      fault: 'a comment with a banned phrase',
      files: { 'packages/domain/src/sum.ts': '// Whoever adds is told.\nexport const sum = 1;\n' },
      says: 'packages/domain/src/sum.ts:1: “Whoever” is banned; write the noun',
    },
    {
      check: 'plain words',
      fault: 'a test title that begins with a relative clause',
      files: { 'packages/domain/src/sum.test.ts': "it('who adds is right', () => {});\n" },
      says: 'packages/domain/src/sum.test.ts:1: “who” is banned',
    },
    {
      check: 'plain words',
      fault: 'a text that breaks the glossary',
      files: { 'packages/i18n/src/locales/en/home.json': json({ title: 'Call it off' }) },
      says: 'en home:title: “Call it off” is banned; write cancel',
    },
    {
      check: 'regular expressions',
      fault: 'a regular expression with quadratic run time',
      files: { 'packages/domain/src/sum.ts': 'export const slow = /[^/]+(@|%40)[^/]+/;\n' },
      says: 'packages/domain/src/sum.ts: /[^',
    },
    {
      check: 'input sizes',
      fault: 'a call that accepts text of any length',
      files: {
        'packages/contract/src/bounded.ts': 'export const isBounded = () => false;\n',
        'packages/contract/src/messages.ts': 'export const messagesByName = {};\n',
        'packages/contract/src/calls.ts':
          "import * as z from 'zod';\n\nexport const calls = [\n  { method: 'POST', path: '/pets', body: z.object({ name: z.string() }) },\n];\n",
      },
      says: 'POST /pets body.name: text has no maximum',
    },
    {
      check: 'documented files',
      fault: 'a page that names a file that does not exist',
      files: { 'docs/sums.md': 'Sums are made in `domain/add-up.ts`.\n' },
      says: 'docs/sums.md: there is no domain/add-up.ts',
    },
    {
      check: 'scales',
      fault: 'a font size outside the scale',
      files: { 'apps/owner/src/features/pets/Pets.module.css': '.name { font-size: 0.95rem; }\n' },
      says: 'Pets.module.css: font-size: 0.95rem',
    },
    {
      check: 'scales',
      fault: 'a gap outside the scale',
      files: {
        'packages/shared-screens/src/pets/Pets.module.css':
          '.list {\n  display: grid;\n  row-gap: min(var(--z-space-8), 2vw);\n  gap: var(--z-space-8) 10px;\n}\n',
      },
      says: 'Pets.module.css: gap: var(--z-space-8) 10px',
    },
    {
      check: 'scales',
      fault: 'a radius outside the scale',
      files: {
        'packages/ui/src/chips/Chip.module.css':
          '.chip { border-start-end-radius: calc(var(--z-radius-card) - 3px); }\n',
      },
      says: 'Chip.module.css: border-start-end-radius: calc(var(--z-radius-card) - 3px)',
    },
    {
      check: 'scales',
      fault: 'an outline drawn as a shadow',
      files: {
        'apps/clinic/src/features/home/Home.module.css':
          '.tile { box-shadow: 0 0 0 var(--z-space-4) var(--z-pine-50); }\n',
      },
      says: 'Home.module.css: box-shadow: 0 0 0 var(--z-space-4)',
    },
    {
      check: 'routes',
      fault: 'a page that is missing in the list of routes',
      files: {
        'apps/owner/src/routes/__root.tsx':
          "import { createRootRoute } from '@tanstack/react-router';\n\nexport const Route = createRootRoute();\n",
        'apps/owner/src/routes/pets.tsx':
          "import { createFileRoute } from '@tanstack/react-router';\n\nexport const Route = createFileRoute('/pets')({});\n",
      },
      says: 'apps/owner/src/routeTree.gen.ts was not what the files in routes/ make it',
    },
    {
      check: 'types: node',
      fault: 'a number assigned to a string',
      files: { 'packages/domain/src/sum.ts': 'export const sum: string = 1;\n' },
      says: 'TS2322',
    },
    {
      check: 'imports',
      fault: 'a type imported from a higher layer',
      files: {
        'packages/contract/src/pet.ts': 'export type Pet = { name: string };\n',
        'packages/domain/src/sum.ts':
          "import type { Pet } from '../../contract/src/pet.ts';\n\nexport type Sum = Pet;\n",
      },
      says: 'domain-is-pure',
    },
    {
      check: 'imports',
      fault: 'a cycle of type imports',
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
      fault: 'a feature that imports an internal file of another',
      files: {
        'apps/owner/src/features/home/Home.tsx': "export { pets } from '../pets/Pets.tsx';\n",
        'apps/owner/src/features/pets/Pets.tsx': 'export const pets = 1;\n',
      },
      says: 'screens-do-not-know-each-other',
    },
    {
      check: 'imports',
      fault: 'an import of something that a feature does not offer',
      files: {
        'apps/api/src/features/clients/join.ts': "export { pets } from '../pets/pets.ts';\n",
        'apps/api/src/features/pets/pets.ts': 'export const pets = 1;\n',
      },
      says: 'clients-imports-only-earlier-features',
    },
    {
      check: 'imports',
      fault: 'a feature that imports a later one',
      files: {
        'apps/api/src/features/pets/pets.ts': "export { clients } from '../clients/public.ts';\n",
        'apps/api/src/features/clients/public.ts': 'export const clients = 1;\n',
      },
      says: 'pets-imports-only-earlier-features',
    },
    {
      check: 'imports',
      fault: 'a feature missing in the order',
      files: {
        'apps/api/src/features/walks/walks.ts': "export { pets } from '../pets/public.ts';\n",
        'apps/api/src/features/pets/public.ts': 'export const pets = 1;\n',
      },
      says: 'every-feature-is-ordered',
    },
    {
      check: 'unused',
      fault: 'an unused file',
      files: { 'apps/api/src/forgotten.ts': 'export const forgotten = 1;\n' },
      says: 'apps/api/src/forgotten.ts',
    },
    {
      check: 'translations',
      fault: 'a text without Italian',
      files: { 'packages/i18n/src/locales/it/home.json': json({ title: 'Home' }) },
      says: 'it: home:pets is missing',
    },
    {
      check: 'translations',
      fault: 'a missing Italian plural form',
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
      fault: 'an unused text',
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
      fault: 'a hard-coded sentence in a screen',
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
});
