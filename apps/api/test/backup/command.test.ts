import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startMailbox, type Mailbox } from '@zampa/testing/mailbox';
import { startProduct, type Product } from '@zampa/testing/product';
import { newStartedRequest, sendChatMessage } from '@zampa/testing/requests';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDirectory } from './installation.ts';

const SCRIPTS = join(import.meta.dirname, '../../../../scripts');
const TEXT = 'Before the backup';
const MINUTE = 60_000;

type Command = 'backup' | 'backup-verify' | 'restore' | 'doctor';

/** Runs a command as an operator does, in a process of its own. */
function run(command: Command, args: readonly string[], environment: Record<string, string>) {
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
  const { PATH = '' } = process.env;
  execFile(
    process.execPath,
    [join(SCRIPTS, `${command}.ts`), ...args],
    { env: { PATH, ...environment } },
    (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    },
  );
  return promise;
}

describe('backup and restore of an installation with its embedded database', () => {
  let product: Product;
  let mailbox: Mailbox;
  let conversationId: string;
  beforeAll(async () => {
    mailbox = await startMailbox();
    product = await startProduct({
      from: 'build',
      environment: { SMTP_URL: mailbox.url, TRUST_PROXY: '127.0.0.1' },
    });
    const { owner, id } = await newStartedRequest({ address: product.url, mailbox });
    await sendChatMessage(owner, id, TEXT);
    conversationId = id;
  }, MINUTE);
  afterAll(async () => {
    await product.stop();
    await mailbox.stop();
  });

  const textsOf = (at: Product) =>
    at.inDatabase(async (client) => {
      const { rows } = await client.query<{ message: string | null }>(
        'select message from events where conversation_id = $1',
        [conversationId],
      );
      return rows.map(({ message }) => message);
    });

  it(
    'work while it runs and while it is stopped, and the restored one starts',
    { timeout: 3 * MINUTE },
    () =>
      inDirectory(async (directory) => {
        const { dataDirectory } = product;
        const identity = await generateIdentity();
        const identityFile = join(directory, 'key');
        await writeFile(identityFile, `# a key\n${identity}\n`);
        const [running, stopped] = [join(directory, 'running'), join(directory, 'stopped')];
        const recipient = await identityToRecipient(identity);

        const first = await run('backup', [running, '--recipient', recipient], {
          DATA_DIR: dataDirectory,
        });
        expect(first).toMatchObject({
          code: 0,
          output: expect.stringContaining('rows of') as unknown,
        });
        const verified = await run('backup-verify', [running, '--identity-file', identityFile], {});
        expect(verified.output).toContain('is complete and unchanged');

        await product.halt();
        const second = await run('backup', [stopped], { DATA_DIR: dataDirectory });
        expect(second).toMatchObject({ code: 0 });

        const occupied = await run('restore', [stopped], { DATA_DIR: dataDirectory });
        expect(occupied).toMatchObject({
          code: 1,
          output: expect.stringContaining('not empty') as unknown,
        });

        // As after the loss of the whole machine.
        await rm(dataDirectory, { recursive: true });
        const wrong = await run('restore', [running], { DATA_DIR: dataDirectory });
        expect(wrong).toMatchObject({
          code: 1,
          output: expect.stringContaining('is encrypted') as unknown,
        });
        await expect(readdir(dataDirectory)).rejects.toMatchObject({ code: 'ENOENT' });

        const restored = await run('restore', [running, '--identity-file', identityFile], {
          DATA_DIR: dataDirectory,
        });
        expect(restored).toMatchObject({
          code: 0,
          output: expect.stringMatching(/auth-secret .*into the data directory/) as unknown,
        });
        await product.restart();
        expect(await textsOf(product)).toContain(TEXT);
        const report = await run('doctor', [], { DATA_DIR: dataDirectory });
        expect(report.output).toContain('ok       migrations');
      }),
  );

  it.each([
    { args: [], text: 'npm run backup -- FILE' },
    { args: ['a', 'b'], text: 'npm run backup -- FILE' },
    { args: ['a', '--recipient', 'age1x', '--passphrase-file', '/none'], text: 'not both' },
    { args: ['a', '--passphrase-file', '/none'], text: '/none cannot be read' },
  ])('explain wrong arguments: $args', async ({ args, text }) => {
    const { code, output } = await run('backup', args, { DATA_DIR: '/none' });
    expect(output).toContain(text);
    expect(output).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
  });

  it('name a data directory without a database, and create none', () =>
    inDirectory(async (directory) => {
      const empty = join(directory, 'empty');
      await mkdir(empty);
      const { code, output } = await run('backup', [join(directory, 'a')], { DATA_DIR: empty });
      expect({ code, output }).toMatchObject({
        code: 1,
        output: expect.stringContaining('has no database') as unknown,
      });
      expect(await readdir(empty)).toEqual([]);
    }));
});
