import { signUp } from '@zampa/contract/account/sign-up';
import { readPetAttributes } from '@zampa/contract/pets/read-pet-attributes';
import { newOwner } from '@zampa/testing/people';
import { newStartedRequest } from '@zampa/testing/requests';
import { sendCall } from '@zampa/testing/send-call';
import { beforeEach, describe, expect, it } from 'vitest';
import { burnCpu } from '../../src/main-thread/burn-cpu.fixture.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

const SLOW_MS = 300;
const LEAST_SLOW_MS = 295;

describe('event loop watchdog', () => {
  /** Matches the next statement that keeps the main thread busy. */
  let slow: RegExp | null = null;
  let lines: Record<string, unknown>[] = [];
  const product = useProduct(
    { LOG_LEVEL: 'warn' },
    {
      logStream: {
        write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
      },
      onStatement(text) {
        if (!slow?.test(text)) return;
        slow = null;
        burnCpu(SLOW_MS);
      },
    },
  );
  beforeEach(() => {
    lines = [];
  });

  const longHolds = () =>
    lines.filter(({ msg, ms }) => msg === 'blocked the event loop' && Number(ms) >= LEAST_SLOW_MS);
  const metrics = async () => (await fetch(`${product().address}/metrics`)).text();

  it('names the blocking call in the log and the metrics', async () => {
    const owner = await newOwner(product());
    slow = /species/;
    await owner.send(readPetAttributes, {});
    await expect.poll(longHolds).toEqual([expect.objectContaining({ call: 'readPetAttributes' })]);
    expect(longHolds()[0]).toMatchObject({ level: 40 });
    expect(await metrics()).toMatch(
      /event_loop_hold_seconds_count\{kind="call",name="readPetAttributes"\} 1\n/,
    );
  });

  it('names the kind of a blocking job', async () => {
    slow = /^update "outbox" set (?!.*"attempts" = )/s;
    const body = {
      name: 'Nora',
      family_name: 'New',
      email: 'nora@example.test',
      password: 'Zampa-test-1',
    };
    await sendCall({ address: product().address, ip: '203.0.113.9' }, signUp, { body });
    await expect.poll(longHolds).toEqual([expect.objectContaining({ job: 'sendEmail' })]);
  });

  it('names a blocking socket message', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const socket = await openSocket(owner);
    const other = await openSocket(vet);
    await other.openConversation(id);
    slow = /conversations/;
    await socket.sendTypingWithReply({ conversationId: id });
    await expect.poll(longHolds).toEqual([expect.objectContaining({ message: 'publishTyping' })]);
  });

  it('adds up the main-thread time of every call', async () => {
    const owner = await newOwner(product());
    await owner.send(readPetAttributes, {});
    const total = /main_thread_seconds_total\{kind="call",name="readPetAttributes"\} (\S+)/;
    expect(Number(total.exec(await metrics())?.[1])).toBeGreaterThan(0);
  });

  it('is shown with event loop delay and memory in the metrics', async () => {
    const text = await metrics();
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  });
});
