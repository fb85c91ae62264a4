import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readEvent } from '@zampa/contract/inbox/read-event';
import { startConsultation, sendChatMessage } from '@zampa/testing/requests';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { formatStatements } from './format-statements.ts';
import { HOT_READS } from './hot-reads.ts';

/** Snapshots of the SQL of frequent calls, so that a change shows up in review. `vitest -u` updates them. */
describe('SQL of frequent calls', () => {
  const product = useProduct();
  let clinic: OpenClinic;
  beforeAll(async () => {
    clinic = await newOpenClinic(product());
    await startConsultation(clinic.vet, clinic.visitId);
    await sendChatMessage(clinic.owner, clinic.visitId, 'Pluto limps');
  });

  /** Jobs of earlier calls must not send statements during the next one. */
  beforeEach(() => waitForJobs(product()));

  /** Drops the statement that loads the session, which has a snapshot of its own. */
  const formatAfterSession = ([, ...statements]: readonly string[]) => formatStatements(statements);

  it('loads the session first', async () => {
    const { owner, visitId } = clinic;
    const read = () => owner.call(readEvent, { query: { id: visitId } });
    const [sessionStatement = ''] = await product().statementsOf(read);
    await expect(formatStatements([sessionStatement])).toMatchFileSnapshot('./who.sql');
  });

  it.each(HOT_READS)('matches the snapshot of $name', async ({ name, run }) => {
    const statements = await product().statementsOf(() => run(clinic, product().clock.now()));
    await expect(formatAfterSession(statements)).toMatchFileSnapshot(`./${name}.sql`);
  });

  it('sends a message in three round trips, including its publication and two jobs', async () => {
    const { vet, owner, visitId } = clinic;
    const { events } = await openSocket(vet);
    const clientId = 'from-the-owner';
    const statements = await product().statementsOf(async () => {
      const message = { type: 'CHAT', parent_id: visitId, clientId } as const;
      const body = { ...message, payload: { message: 'He eats again' } };
      await owner.call(createEvent, { body, headers: { 'idempotency-key': clientId } });
      await expect.poll(() => events.some(({ event }) => event?.clientId === clientId)).toBe(true);
    });
    await expect(formatAfterSession(statements)).toMatchFileSnapshot('./message.sql');
    // `begin` and `commit` are sent together with other statements.
    const roundTrips = statements.filter((text) => text !== 'begin' && text !== 'commit');
    expect(roundTrips).toHaveLength(3);
  });

  it('marks as read without storing an answer for the idempotency key', async () => {
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
    await expect(formatAfterSession(statements)).toMatchFileSnapshot('./mark-read.sql');
    expect(statements.filter((text) => text.includes('idempotency'))).toEqual([]);
  });
});
