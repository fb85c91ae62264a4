import { describe, expect, it } from 'vitest';
import { useSoundCheckout } from '../use-sound-checkout.ts';
import { lists } from './lists.ts';

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
