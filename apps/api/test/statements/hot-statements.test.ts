import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { readEvent } from '@zampa/contract/inbox/read-event';
import { start, write } from '@zampa/testing/requests';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { settled } from '../notifications/settled.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { asWritten } from './as-written.ts';
import { HOT_READS } from './hot-reads.ts';

/** What the database is sent for what happens most, so that a change of it is seen as SQL. `vitest -u` writes it anew. */
describe('the statements of what happens most', () => {
  const product = useProduct();
  let clinic: OpenClinic;
  beforeAll(async () => {
    clinic = await newOpenClinic(product());
    await start(clinic.vet, clinic.visitId);
    await write(clinic.owner, clinic.visitId, 'Pluto limps');
  });

  /** What follows from what was done before is none of what is asked next. */
  beforeEach(() => settled(product()));

  /** Who somebody is comes before everything, and stands in a file of its own. */
  const afterWho = ([, ...statements]: readonly string[]) => asWritten(statements);

  it('asks who somebody is first', async () => {
    const { owner, visitId } = clinic;
    const read = () => owner.call(readEvent, { query: { id: visitId } });
    const [who = ''] = await product().statementsOf(read);
    await expect(asWritten([who])).toMatchFileSnapshot('./who.sql');
  });

  it.each(HOT_READS)('asks for $name', async ({ name, ask }) => {
    const statements = await product().statementsOf(() => ask(clinic, product().clock.now()));
    await expect(afterWho(statements)).toMatchFileSnapshot(`./${name}.sql`);
  });

  it('writes a message on three ways to the database, telling it and its two jobs among them', async () => {
    const { vet, owner, visitId } = clinic;
    const { events } = await openSocket(vet);
    const clientId = 'from-the-owner';
    const statements = await product().statementsOf(async () => {
      const message = { type: 'CHAT', parent_id: visitId, clientId } as const;
      const body = { ...message, payload: { message: 'He eats again' } };
      await owner.call(createEvent, { body, headers: { 'idempotency-key': clientId } });
      await expect.poll(() => events.some(({ event }) => event?.clientId === clientId)).toBe(true);
    });
    await expect(afterWho(statements)).toMatchFileSnapshot('./message.sql');
    // The beginning and the end travel with what is done.
    const ways = statements.filter((text) => text !== 'begin' && text !== 'commit');
    expect(ways).toHaveLength(3);
  });

  it('marks as read without keeping an answer for a repetition', async () => {
    const { vet, visitId } = clinic;
    const { heard } = await openSocket(vet);
    const mark = () =>
      vet.call(markSeen, {
        body: { conversationId: visitId, seq: 1 },
        headers: { 'idempotency-key': 'read-once' },
      });
    const statements = await product().statementsOf(async () => {
      await mark();
      await expect.poll(() => heard.some(([name]) => name === 'seen')).toBe(true);
    });
    await mark();
    await expect(afterWho(statements)).toMatchFileSnapshot('./mark-read.sql');
    expect(statements.filter((text) => text.includes('idempotency'))).toEqual([]);
  });
});
