import { signOut } from '@zampa/contract/account/sign-out';
import type { TestAccount } from '@zampa/testing/people';
import { startRedis, type TestRedis } from '@zampa/testing/redis';
import { newStartedRequest, sendChatMessage, type TestRequest } from '@zampa/testing/requests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, startServer, type Product } from '../product.ts';
import { openSocket, type OpenSocket } from '../socket.ts';

const SETTINGS = { AUTH_SECRET: 'a-secret-that-both-processes-know' };
const SOON_MS = 100;
const NEVER_MS = 3_600_000;

describe('sockets of several processes', () => {
  let redis: TestRedis;
  let one: Product;
  let other: Awaited<ReturnType<typeof startServer>>;
  let request: TestRequest;

  beforeAll(async () => {
    redis = await startRedis();
    const settings = { ...SETTINGS, REDIS_URL: redis.url };
    one = await startProduct(settings, { schedulesEveryMs: NEVER_MS });
    // Both processes send their e-mails to one mailbox.
    const ofBoth = { ...settings, SMTP_URL: one.mailbox.url };
    other = await startServer(one.databaseUrl, ofBoth, { schedulesEveryMs: SOON_MS });
    request = await newStartedRequest(one);
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
    await redis.stop();
  });

  const atOther = (person: TestAccount) => openSocket({ ...person, address: other.address });
  const texts = ({ events }: OpenSocket) =>
    events.map(({ event }) => event?.payload.message).filter((text) => text !== undefined);

  it('receive messages of the other process once and in order', async () => {
    const { vet, owner, id } = request;
    const [near, far] = [await openSocket(owner), await atOther(owner)];
    const expectedTexts = Array.from({ length: 50 }, (_, at) => `Message ${at}`);
    for (const text of expectedTexts) await sendChatMessage(vet, id, text);
    for (const socket of [near, far]) await expect.poll(() => texts(socket)).toEqual(expectedTexts);
    const clinic = await atOther(vet);
    await clinic.openConversation(id);
    near.sendTyping({ conversationId: id });
    await expect
      .poll(() => clinic.heard.filter(([name]) => name === 'typing'))
      .toEqual([['typing', { conversationId: id, userId: owner.id, firstName: 'Olga' }]]);
  });

  it('receive conversation cursors only from their own process', async () => {
    const { owner } = request;
    const [near, far] = [await openSocket(owner), await atOther(owner)];
    const heads = ({ heard }: OpenSocket) => heard.filter(([name]) => name === 'head').length;
    await expect.poll(() => heads(far)).toBeGreaterThan(2);
    expect(heads(near)).toBe(0);
  });

  it('are closed in both processes when a person signs out everywhere', async () => {
    const { owner } = await newStartedRequest(one);
    const [near, far] = [await openSocket(owner), await atOther(owner)];
    await owner.call(signOut, {});
    await expect(Promise.all([near.closed, far.closed])).resolves.toBeDefined();
  });

  it('receive cursors while Redis is down, and messages again once it is back', async () => {
    const { vet, owner, id } = request;
    const far = await atOther(owner);
    await redis.kill();
    const { seq } = await sendChatMessage(vet, id, 'Redis is away');
    const heard = () => far.heard.filter(([name]) => name === 'head').at(-1)?.[1];
    await expect.poll(heard).toMatchObject({ conversationId: id, seq });
    await redis.restart();
    await expect
      .poll(
        async () => {
          await sendChatMessage(vet, id, 'Redis is back');
          return texts(far);
        },
        { timeout: 30_000, interval: 500 },
      )
      .toContain('Redis is back');
  });

  it('are not served when the configured Redis does not answer at startup', async () => {
    const settings = { ...SETTINGS, REDIS_URL: 'redis://127.0.0.1:1' };
    await expect(startServer(one.databaseUrl, settings)).rejects.toThrow('ECONNREFUSED');
  });
});
