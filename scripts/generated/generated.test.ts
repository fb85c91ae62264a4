import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../apps/api/src/settings/environment.ts';
import { settingDescriptions } from '../../apps/api/src/settings/setting-descriptions.ts';
import { useSoundCheckout } from '../sound-checkout.ts';
import { decisionsDocument } from './decisions-document.ts';
import { settingsDocument } from './documents.ts';
import { lists } from './lists.ts';

const PAGE = 'docs/decisions/README.md';
const decision = (number: string, title: string, sentence: string) =>
  `# ${number} · ${title}\n\n${sentence}\n\n**Status:** accepted\n\n## Context\n\nNone.\n`;

describe('index of decisions', () => {
  const { write, run, root } = useSoundCheckout();

  it('lists each decision with title and sentence under its subject, superseded ones last', async () => {
    await write({
      'docs/decisions/082-video-call.md': decision('082', 'Run calls', 'A call is\none object.'),
      'docs/decisions/077-video.md': decision('077', 'Store meetings', 'Meetings are rows.'),
      'docs/decisions/001-database.md': decision('001', 'Use a database', 'Zampa starts one.'),
      'docs/decisions/superseded/009-json.md': decision('009', 'Build JSON', 'SQL built it.'),
      'docs/decisions/999-latest.md': decision('999', 'Be late', 'It is the latest.'),
      'docs/architecture.md': decision('002', 'No decision', 'It is a page.'),
    });
    const { path, text } = await decisionsDocument(root());
    expect(path).toBe(PAGE);
    expect(text.split('\n').filter((line) => /^(## |- )/.test(line))).toEqual([
      '## Database and queries',
      '- [001](001-database.md) **Use a database.** Zampa starts one.',
      '## Video',
      '- [077](077-video.md) **Store meetings.** Meetings are rows.',
      '- [082](082-video-call.md) **Run calls.** A call is one object.',
      '## Others',
      '- [999](999-latest.md) **Be late.** It is the latest.',
      '## Superseded',
      '- [009](superseded/009-json.md) **Build JSON.** SQL built it.',
    ]);
  });

  it('fails the check "generated files" when a decision is missing from it', async () => {
    const { path, text } = await decisionsDocument(root());
    await write({ [path]: text });
    expect(await run('generated files')).not.toContain(PAGE);
    await write({ 'docs/decisions/001-database.md': decision('001', 'Use one', 'It is used.') });
    expect(await run('generated files')).toContain(`${PAGE} is not what`);
  });
});

const CONTRACT = 'packages/contract/src';
const FEATURES = 'apps/api/src/features';

describe('generated lists', () => {
  const { write, run, root } = useSoundCheckout();

  const textsOf = async () => {
    const files = await lists(root());
    return Object.fromEntries(
      files.map(({ path, text }) => [
        path,
        text.split('\n').filter((line) => line.startsWith('export')),
      ]),
    );
  };

  it('contain every call and message, and the handlers and jobs of each feature', async () => {
    await write({
      [`${CONTRACT}/pets/read-pets.ts`]: 'export const readPets = defineCall({});\n',
      [`${CONTRACT}/account/sign-in.ts`]: 'export const signIn = defineCall({});\n',
      [`${CONTRACT}/account/wave.ts`]: 'export const wave = defineMessage({});\n',
      [`${FEATURES}/pets/lists/read-pets.ts`]:
        'export function readPets() {}\nexport function petRows() {}\n',
      [`${FEATURES}/account/sign-in.ts`]: 'export async function signIn() {}\n',
      [`${FEATURES}/account/wave.ts`]: 'export async function wave() {}\n',
      [`${FEATURES}/account/send-email.ts`]: 'export function sendEmail() {}\n',
      [`${FEATURES}/account/send-email.test.ts`]: 'export function signIn() {}\n',
    });
    expect(await textsOf()).toEqual({
      [`${CONTRACT}/call-list.ts`]: [
        "export { readPets } from './pets/read-pets.ts';",
        "export { signIn } from './account/sign-in.ts';",
      ],
      [`${CONTRACT}/message-list.ts`]: ["export { wave } from './account/wave.ts';"],
      [`${FEATURES}/pets/handlers.ts`]: ["export { readPets } from './lists/read-pets.ts';"],
      [`${FEATURES}/account/handlers.ts`]: [
        "export { sendEmail } from './send-email.ts';",
        "export { signIn } from './sign-in.ts';",
        "export { wave } from './wave.ts';",
      ],
    });
  });

  it('are reported when they are older than their sources', async () => {
    const file = `${CONTRACT}/call-list.ts`;
    await write({
      [`${CONTRACT}/pets/read-pets.ts`]: 'export const readPets = defineCall({});\n',
      [file]:
        "// Made by `npm run generate` from the files that are named here.\nexport { readPets } from './pets/read-pets.ts';\n",
    });
    expect(await run('generated files')).not.toContain(file);
    await write({ [`${CONTRACT}/pets/read-pet.ts`]: 'export const readPet = defineCall({});\n' });
    expect(await run('generated files')).toContain(`${file} is not what`);
  });
});

const rows = () =>
  settingsDocument()
    .text.split('\n')
    .map((line) => line.replaceAll(/ +/g, ' '));

describe('page of settings', () => {
  it.each([
    '| `PORT` | `4000` | Port to listen on. `0` picks a free port and prints it. |',
    '| `ALLOW_SANDBOX` | `0` | `1` lets production start without secret, e-mail, payments or subscriptions. Without `SMTP_URL` no e-mail can then be read. |',
    '| `DATABASE_URL` | the embedded database | Address of a PostgreSQL server, version 15 or newer. |',
  ])('has the row %s', (row) => {
    expect(rows()).toContain(row);
  });

  it('lists each described setting once', () => {
    const names = rows().flatMap((line) => /^\| `([\dA-Z_]+)` /.exec(line)?.[1] ?? []);
    expect(names.toSorted()).toEqual(Object.keys(settingDescriptions).toSorted());
  });

  it('has a value for each setting that shows its schema default', () => {
    const { env } = parseEnvironment({});
    const valueOf = new Map(Object.entries(env));
    const silent = Object.entries(settingDescriptions)
      .filter(([name, { unset }]) => unset === undefined && valueOf.get(name) === undefined)
      .map(([name]) => name);
    expect(silent).toEqual([]);
  });
});
