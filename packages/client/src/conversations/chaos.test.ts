import { readRequest } from '@zampa/contract/inbox/read-request';
import { type Mailbox, startMailbox } from '@zampa/testing/mailbox';
import { employ } from '@zampa/testing/memberships';
import { type TestAccount, newColleague } from '@zampa/testing/people';
import { type Product, startProduct } from '@zampa/testing/product';
import { newStartedRequest } from '@zampa/testing/requests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FlakyDevice, flakyDevice } from './flaky-device.fixture.ts';

const MESSAGES = 2000;
const COLLEAGUES = 6;
const VETERINARIAN = 3;
const MINUTE_MS = 60_000;

describe('a conversation on networks that lose requests, answers, pushes and connections', () => {
  let product: Product;
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox();
    product = await startProduct({
      environment: { SMTP_URL: mailbox.url, TRUST_PROXY: '127.0.0.1' },
    });
  }, MINUTE_MS);
  afterAll(async () => {
    await product.stop();
    await mailbox.stop();
  }, MINUTE_MS);

  /** Creates a started request with several staff members. */
  async function crowdedRequest() {
    const place = { address: product.url, mailbox };
    const { owner, vet, id } = await newStartedRequest(place);
    const colleagues = await Promise.all(
      Array.from({ length: COLLEAGUES }, () => newColleague(place)),
    );
    await product.inDatabase(async (database) => {
      for (const colleague of colleagues)
        await employ(database, vet.facility.id, colleague.id, { roleId: VETERINARIAN });
    });
    return { owner, id, people: [owner, vet, ...colleagues] };
  }

  it(
    'delivers every message to every device once and in one order',
    async () => {
      const seed = Number(process.env['CHAOS_SEED'] ?? Date.now() % 1_000_000);
      process.stdout.write(`seed ${seed}: CHAOS_SEED=${seed} repeats it\n`);
      const { owner, id, people } = await crowdedRequest();
      const devices = people.map((person, index) =>
        flakyDevice({ person, isVet: person !== owner, conversationId: id, seed: seed + index }),
      );
      const sent = devices.map((device, index) =>
        writeAll(device, id, index, MESSAGES / devices.length),
      );

      const patience = { timeout: 200_000, interval: 200 };
      await expect
        .poll(() => devices.map(({ outbox }) => outbox.messages().length), patience)
        .toEqual(devices.map(() => 0));
      // The start of the service is the first event.
      await expect
        .poll(() => devices.map(({ shown }) => shown().at(-1)?.seq), patience)
        .toEqual(devices.map(() => MESSAGES + 1));

      const stored = await allMessages(owner, id);
      expect(stored).toHaveLength(MESSAGES);
      for (const [index, texts] of sent.entries())
        expect(stored.filter((text) => text.startsWith(`${index}.`))).toEqual(texts);
      for (const { shown } of devices) {
        const texts = shown().flatMap(({ payload }) => payload.message ?? []);
        expect(texts).toEqual(stored.slice(-texts.length));
        expect(texts.length).toBeGreaterThanOrEqual(99);
      }
      for (const fault of ['lostRequests', 'lostAnswers', 'lostPushes', 'cuts'] as const)
        expect(devices.map((device) => device.faults[fault]).some((times) => times > 0)).toBe(true);
      for (const device of devices) device.close();
    },
    7 * MINUTE_MS,
  );
});

function writeAll({ outbox }: FlakyDevice, conversationId: string, index: number, count: number) {
  const texts = Array.from({ length: count }, (_none, number) => `${index}.${number}`);
  for (const message of texts) void outbox.enqueue({ conversationId, message, file: null });
  return texts;
}

async function allMessages(reader: TestAccount, id: string): Promise<string[]> {
  const events: { seq: number; payload: { message?: string | undefined } }[] = [];
  for (;;) {
    const after = events.at(-1)?.seq ?? 0;
    const page = await reader.call(readRequest, { params: { id }, query: { after } });
    if (page.events.length === 0) return events.flatMap(({ payload }) => payload.message ?? []);
    events.push(...page.events);
  }
}
