import { signOut } from '@zampa/contract/account/sign-out';
import { createEvent } from '@zampa/contract/requests/create-event';
import { importClients } from '@zampa/contract/import/import-clients';
import { readMe } from '@zampa/contract/people/read-me';
import { newOwner, newVet } from '@zampa/testing/people';
import { newPet } from '@zampa/testing/requests';
import { sendCall, type Sender } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { choosePlan } from '../subscription/choose-plan.ts';
import { startServer, useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;
const MINUTE = 60;
const DAY = 86_400;
/** Settings of two processes that share a database. */
const SETTINGS = { AUTH_SECRET: 'a secret that both processes know' };
/** Bytes of a request that is rejected because its message is too long. */
const LARGE = 200 * 1024;

describe('daily text quota of an account', () => {
  const product = useProduct(SETTINGS);

  /** Sends rejected requests until this many bytes were sent. Returns all statuses. */
  async function spend(sender: Sender, bytes: number): Promise<ReadonlySet<number>> {
    const statuses = new Set<number>();
    const payload = { pets: [], message: 'x'.repeat(LARGE) };
    for (let sent = 0; sent < bytes; sent += LARGE) {
      const { status } = await sendCall(sender, createEvent, { body: { type: 'DIARY', payload } });
      statuses.add(status);
    }
    return statuses;
  }

  it('is 20 MB and stops a stream of long diary notes', { timeout: 2 * MINUTE_MS }, async () => {
    product().clock.advanceToNext(DAY);
    const owner = await newOwner(product());
    const pet = await newPet(owner);
    expect(await spend(owner, 19 * MEGABYTE)).toEqual(new Set([400]));
    const payload = { pets: [pet.id], message: 'x'.repeat(4000) };
    const note = () =>
      owner.send(createEvent, { body: { type: 'DIARY', category: 'TRIP', payload } });
    const { pool } = product();
    const size = async () => {
      const { rows } = await pool.query<{ bytes: number }>(
        `select pg_database_size(current_database())::float8 as bytes`,
      );
      return rows[0]?.bytes ?? 0;
    };
    const before = await size();
    let taken = 0;
    let last = await note();
    for (; last.status === 201 && taken < 1200; last = await note()) taken += 1;
    // About 0.9 of the 20 MB is left.
    expect(taken).toBeGreaterThan(200);
    expect(taken).toBeLessThan(250);
    expect((await size()) - before).toBeLessThan(12 * MEGABYTE);
    expect(last).toMatchObject({
      status: 429,
      json: {
        code: 'TOO_MANY_REQUESTS',
        detail: 'You have reached today’s limit for text. You can continue tomorrow (UTC).',
        errors: [{ field: 'body', code: 'daily_text_quota' }],
      },
    });
    const wait = Number(last.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(DAY - 10 * MINUTE);
    expect(wait).toBeLessThanOrEqual(DAY);
    await owner.call(readMe, {});
    expect((await owner.send(signOut, {})).status).toBe(204);
  });

  it('is 100 MB for staff of a clinic with a paid plan, and 20 MB in its trial', async () => {
    const [trial, paying] = await Promise.all([newVet(product()), newVet(product())]);
    await choosePlan(product(), paying, 'STANDARD');
    expect(await spend(trial, 21 * MEGABYTE)).toEqual(new Set([400, 429]));
    expect(await spend(paying, 21 * MEGABYTE)).toEqual(new Set([400]));
  });

  it('leaves room for ten imports of 1,000 clients in a trial', async () => {
    const vet = await newVet(product());
    const users = Array.from({ length: 1000 }, (_none, row) => ({
      firstName: `Name${row}`,
      lastName: 'Of some length',
      email: `client.${row}@example.test`,
      phone: `+39340${String(row).padStart(7, '0')}`,
      address: 'Via della Repubblica 100',
      city: 'Reggio nell’Emilia',
    }));
    const bytes = Buffer.byteLength(JSON.stringify({ users }));
    expect(bytes * 10).toBeLessThan(20 * MEGABYTE);
    const query = { facilityId: vet.facility.id };
    const { status } = await vet.send(importClients, { query, body: { users } });
    expect(status).toBeLessThan(300);
  });

  it('starts again on the next day', async () => {
    product().clock.advanceToNext(DAY);
    product().clock.advance(-2 * MINUTE);
    const owner = await newOwner(product());
    expect(await spend(owner, 21 * MEGABYTE)).toContain(429);
    product().clock.advance(3 * MINUTE);
    expect(await spend(owner, LARGE)).toEqual(new Set([400]));
  });

  it('is shared by all processes, with a tolerance of one megabyte', async () => {
    product().clock.advanceToNext(DAY);
    await product().pool.query('delete from rate_counters');
    const owner = await newOwner(product());
    expect(await spend(owner, 19.5 * MEGABYTE)).toEqual(new Set([400]));
    // The count is written to the table within seconds.
    const saved = () =>
      countOf(product(), 'rate_counters', `key like 'text-of-account:%' and count > $1`, [
        19.5 * MEGABYTE,
      ]);
    await expect.poll(saved).toBe(1);
    const other = await startServer(product().databaseUrl, SETTINGS);
    const today = product().clock.now().getTime() - other.clock.now().getTime();
    other.clock.advance(today / 1000);
    const there = { ...owner, address: other.address };
    expect(await spend(there, 0.9 * MEGABYTE)).toEqual(new Set([400]));
    expect(await spend(there, 2 * LARGE)).toContain(429);
    await other.stop();
  });
});
