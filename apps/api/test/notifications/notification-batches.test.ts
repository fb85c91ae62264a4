import { randomUUID } from 'node:crypto';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { moveToFamily } from '@zampa/testing/memberships';
import { newOwner, type TestAccount } from '@zampa/testing/people';
import {
  newClinicWithClient,
  newStartedRequest,
  repeatRequest,
  startConsultation,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withoutPerson } from '../../src/access/acting.ts';
import { openDatabase } from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import { notify } from '../../src/features/notifications/notify.ts';
import { idleDeps } from '../appointments/idle-deps.ts';
import { insertJob } from '../jobs/jobs.ts';
import { withoutNewClients } from './without-new-clients.ts';
import { useProduct } from '../product.ts';
import { waitForJobs } from './wait-for-jobs.ts';

/** The clock does not move while a test writes, so that all jobs become due together. */
describe('notification jobs that are due together', () => {
  const product = useProduct();
  const later = (seconds: number) => {
    product().clock.advance(seconds);
    return waitForJobs(product());
  };
  const unreadBy = async (person: TestAccount) =>
    withoutNewClients(await person.call(readNotifications, { query: { unread: true } })).map(
      ({ kind }) => kind,
    );

  /** Creates another worker that sends notifications and records its statements. */
  async function newNotifier() {
    const statements: string[] = [];
    const pool = openPool({ connectionString: product().databaseUrl }, () => {});
    onTestFinished(() => pool.end());
    const db = openDatabase(pool, (text) => void statements.push(text));
    const handler = notify(await idleDeps(withoutPerson(db, 'jobs'), product().clock));
    if (typeof handler === 'function') throw new Error('news are told one by one');
    return { statements, sendNotifications: handler.together };
  }
  const messageOf = (author: { readonly id: string }, conversationId: string, seq: number) => ({
    payload: {
      kind: 'MESSAGE' as const,
      by: author.id,
      conversation: { id: conversationId, party: 'owner' as const, seq },
      to: [],
      starts: [],
    },
    key: `${conversationId} ${seq}`,
  });

  it('need as many SQL statements for 30 notifications as for one', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const { statements, sendNotifications } = await newNotifier();
    const requests = await Promise.all(Array.from({ length: 30 }, () => repeatRequest(clinic)));
    const news = requests.map(({ id }) => messageOf(owner, id, 1));
    const statementsFor = async (several: typeof news) => {
      const before = statements.length;
      await sendNotifications(several, () => {});
      return statements.slice(before).length;
    };
    const ofOne = await statementsFor(news.slice(0, 1));
    // Includes one conversation twice.
    expect(await statementsFor([...news, ...news.slice(0, 1)])).toBe(ofOne);
    expect(ofOne).toBeGreaterThan(0);
    const { rows } = await product().pool.query(
      `select from notifications where user_id = $1 and kind = 'MESSAGE'`,
      [vet.id],
    );
    expect(rows).toHaveLength(30);
  });

  it('notify each reader once per conversation, and only of an unread last message', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const partner = await newOwner(product(), 'Paolo');
    await moveToFamily(product().pool, owner.familyId, partner.id);
    const [one, other, read] = [
      await repeatRequest(clinic),
      await repeatRequest(clinic),
      await repeatRequest(clinic),
    ];
    for (const { id } of [one, other, read]) await startConsultation(vet, id);
    await later(2);
    const lastOfOne = [
      await sendChatMessage(vet, one.id, 'One'),
      await sendChatMessage(vet, one.id, 'Two'),
    ].at(-1);
    const ofOther = await sendChatMessage(vet, other.id, 'Other');
    const { seq } = await sendChatMessage(vet, read.id, 'Read');
    await partner.call(markSeen, { body: { conversationId: read.id, seq } });
    await later(2);
    const { rows } = await product().pool.query(
      `select user_id, conversation_id, seq from notifications where kind = 'MESSAGE' and user_id = any($1)
      order by user_id = $2, created_at, id`,
      [[owner.id, partner.id], owner.id],
    );
    const notificationRow = (
      reader: { readonly id: string },
      { id }: { readonly id: string },
      last?: number,
    ) => ({
      user_id: reader.id,
      conversation_id: id,
      seq: last,
    });
    expect(rows).toHaveLength(5);
    expect(rows).toEqual(
      expect.arrayContaining([
        notificationRow(partner, one, lastOfOne?.seq),
        notificationRow(partner, other, ofOther.seq),
        notificationRow(owner, one, lastOfOne?.seq),
        notificationRow(owner, other, ofOther.seq),
        notificationRow(owner, read, seq),
      ]),
    );
  });

  it('do not replace the notification of a later message by an earlier one', async () => {
    const clinic = await newClinicWithClient(product());
    const { id } = await repeatRequest(clinic);
    const { sendNotifications } = await newNotifier();
    for (const seq of [5, 3]) await sendNotifications([messageOf(clinic.owner, id, seq)], () => {});
    const { rows } = await product().pool.query(
      `select seq from notifications where kind = 'MESSAGE' and conversation_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ seq: 5 }]);
  });

  it('notify and e-mail when the last message was unsent and the one before was not', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await later(2);
    const first = await sendChatMessage(owner, id, 'One');
    const last = await sendChatMessage(owner, id, 'Two');
    await owner.call(deleteEvent, { query: { id: last.id } });
    await later(2);
    const { rows } = await product().pool.query(
      `select seq from notifications where kind = 'MESSAGE' and user_id = $1`,
      [vet.id],
    );
    expect(rows).toEqual([{ seq: first.seq }]);
    await later(6 * 60);
    const subjects = product()
      .mailbox.emails.filter(({ recipients }) => recipients.includes(vet.email))
      .map(({ mail }) => mail.subject);
    expect(subjects.filter((subject) => subject === 'New message from Olga Rossi')).toHaveLength(1);
  });

  it('continue after one of them fails', async () => {
    const clinic = await newClinicWithClient(product());
    const nobody = randomUUID();
    const bad = { kind: 'JOIN', by: clinic.owner.id, conversation: null, to: [nobody], starts: [] };
    await later(2);
    await repeatRequest(clinic);
    // Due at the same time as the request, so that both are in one batch.
    product().clock.advance(2);
    const badJob = await insertJob(product(), 'notify', bad);
    await waitForJobs(product());
    expect(await unreadBy(clinic.vet)).toEqual(['REQUEST']);
    const { rows } = await product().pool.query(
      'select last_error is not null as failed, done_at from outbox where id = $1',
      [badJob],
    );
    expect(rows).toEqual([{ failed: true, done_at: null }]);
  });
});
