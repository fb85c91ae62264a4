import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { countClients } from '@zampa/contract/clients/count-clients';
import { importClients } from '@zampa/contract/import/import-clients';
import { signUp } from '@zampa/contract/account/sign-up';
import { startMailbox, type Mailbox } from '@zampa/testing/mailbox';
import {
  readCode,
  newVet,
  newVisitor,
  PASSWORD,
  withSession,
  type TestAccount,
} from '@zampa/testing/people';
import { newStartedRequest, sendChatMessage, type TestRequest } from '@zampa/testing/requests';
import { makeCall } from '@zampa/testing/send-call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFailingStart, startServer, type ServerProcess } from './server-process.ts';

const KILLS = 5;
/** Kills the process only after the response. */
const UNTIL_ANSWERED = 0;
/** How often the clients are counted during an import before the process is killed. */
const LOOKS_BEFORE_KILL = [1, 3, 10, UNTIL_ANSWERED];
const WRITERS = 6;
const MINUTE = 60_000;

describe('durability after kill -9', () => {
  let directory: string;
  let mailbox: Mailbox;
  let server: ServerProcess;
  const environment = (more: Readonly<Record<string, string>> = {}) => ({
    DATA_DIR: directory,
    SMTP_URL: mailbox.url,
    TRUST_PROXY: '127.0.0.1',
    ...more,
  });

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'zampa-kill-'));
    mailbox = await startMailbox();
    server = await startServer(environment());
  }, MINUTE);
  afterAll(async () => {
    await server.stop();
    await mailbox.stop();
    await rm(directory, { recursive: true, force: true });
  }, MINUTE);

  it(
    'keeps every acknowledged message exactly once, however often the process dies',
    async () => {
      const request = await newStartedRequest({ address: server.address, mailbox });
      const acknowledged: string[] = [];
      const sent: string[] = [];
      for (let round = 0; round < KILLS; round += 1) {
        const writers = Array.from({ length: WRITERS }, (_none, writer) =>
          writeUntilKilled(request, server.address, `${round}.${writer}`, { sent, acknowledged }),
        );
        const enough = acknowledged.length + 10 + Math.floor(Math.random() * 60);
        await expect
          .poll(() => acknowledged.length, { timeout: 20_000, interval: 1 })
          .toBeGreaterThan(enough);
        await server.kill();
        await Promise.all(writers);
        server = await startServer(environment());
      }
      const events = await allEvents(atAddress(request.owner, server.address), request.id);
      const stored = events.map(({ clientId }) => clientId).filter((id) => id !== null);
      expect(acknowledged.length).toBeGreaterThan(KILLS * 10);
      expect(new Set(stored).size, 'none is doubled').toBe(stored.length);
      expect(
        acknowledged.filter((id) => !stored.includes(id)),
        'none is lost',
      ).toEqual([]);
      expect(
        stored.filter((id) => !sent.includes(id)),
        'none is invented',
      ).toEqual([]);
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_event, at) => at + 1));
    },
    MINUTE,
  );

  it(
    'imports a file entirely or not at all, whenever the process dies',
    async () => {
      const vet = await newVet({ address: server.address, mailbox });
      const query = { facilityId: vet.facility.id };
      const count = async () => {
        const params = { id: vet.facility.id };
        return (await atAddress(vet, server.address).call(countClients, { params })).all;
      };
      for (const [round, looks] of LOOKS_BEFORE_KILL.entries()) {
        const before = await count();
        const users = Array.from({ length: 1000 }, (_none, row) => ({
          firstName: 'Ida',
          lastName: `Riva ${row}`,
          email: `ida.${round}.${row}@example.test`,
        }));
        const at = atAddress(vet, server.address);
        const sent = at.call(importClients, { query, body: { users } }).catch(() => null);
        for (let look = 0; look < looks; look += 1)
          expect([before, before + 1000]).toContain(await count());
        if (looks === UNTIL_ANSWERED) await sent;
        await server.kill();
        const answer = await sent;
        server = await startServer(environment());
        const after = await count();
        const possible = answer ? [before + 1000] : [before, before + 1000];
        expect(possible, 'all or nothing, and what was acknowledged is there').toContain(after);
      }
    },
    MINUTE,
  );

  it('a second process on the same data directory exits with an error that names it', async () => {
    const { code, output } = await runFailingStart(environment());
    expect(code).toBe(1);
    expect(output).toContain(directory);
    expect(output).not.toMatch(/\n\s+at /);
  });

  it(
    'an e-mail that was queued before the kill is sent after the restart',
    async () => {
      await server.stop();
      const SMTP_URL = 'smtp://127.0.0.1:9';
      server = await startServer(environment({ SMTP_URL }));
      const visitor = newVisitor(server.address);
      const { email } = visitor;
      const body = { email, password: PASSWORD, name: 'Anna', family_name: 'Neri' };
      await makeCall(visitor, signUp, { body });
      await server.kill();
      // A failed e-mail is retried after a minute or two, so move the clock past that.
      server = await startServer(environment({ CLOCK_OFFSET_SECONDS: '300' }));
      expect(await readCode(mailbox, email)).toMatch(/^\d{6}$/);
    },
    MINUTE,
  );
});

/** Returns the same person at the server's new address after a restart. */
function atAddress({ ip, email, session }: TestAccount, address: string): TestAccount {
  return withSession({ address, ip }, email, session);
}

type Lists = { readonly sent: string[]; readonly acknowledged: string[] };

/** Sends messages one after another and records those acknowledged, until the server is gone. */
async function writeUntilKilled(
  { owner, vet, id }: TestRequest,
  address: string,
  name: string,
  { sent, acknowledged }: Lists,
): Promise<void> {
  const author = atAddress(Number(name.at(-1)) % 2 ? owner : vet, address);
  for (let number = 0; ; number += 1) {
    const clientId = `${name}.${number}`;
    sent.push(clientId);
    try {
      await sendChatMessage(author, id, `Message ${clientId}`, clientId);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
    acknowledged.push(clientId);
  }
}

async function allEvents(reader: TestAccount, id: string) {
  const events: { seq: number; clientId: string | null }[] = [];
  for (;;) {
    const after = events.at(-1)?.seq ?? 0;
    const page = await reader.call(readRequest, { params: { id }, query: { after } });
    if (page.events.length === 0) return events;
    events.push(...page.events);
  }
}
