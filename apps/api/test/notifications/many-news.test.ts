import { randomUUID } from 'node:crypto';
import { deleteEvent } from '@zampa/contract/inbox/delete-event';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { adopt } from '@zampa/testing/memberships';
import { newOwner, type TestAccount } from '@zampa/testing/people';
import {
  newClinicWithClient,
  newStartedRequest,
  repeatRequest,
  start,
  write,
} from '@zampa/testing/requests';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withoutPerson } from '../../src/access/acting.ts';
import { openDatabase, openPool } from '../../src/db/database.ts';
import { notify } from '../../src/features/notifications/notify.ts';
import { restingDeps } from '../appointments/resting-deps.ts';
import { queue } from '../jobs/jobs.ts';
import { exceptNewClients } from './except-new-clients.ts';
import { useProduct } from '../product.ts';
import { settled } from './settled.ts';

/** The clock stands while a test writes, so that all of it comes due at once. */
describe('news that come due together', () => {
  const product = useProduct();
  const later = (seconds: number) => {
    product().clock.advance(seconds);
    return settled(product());
  };
  const unreadBy = async (person: TestAccount) =>
    exceptNewClients(await person.call(readNotifications, { query: { unread: true } })).map(
      ({ kind }) => kind,
    );

  /** Another process that tells news, and the statements that it has sent. */
  async function newTeller() {
    const statements: string[] = [];
    const pool = openPool({ connectionString: product().databaseUrl }, () => {});
    onTestFinished(() => pool.end());
    const db = openDatabase(pool, (text) => void statements.push(text));
    const handler = notify(await restingDeps(withoutPerson(db, 'jobs'), product().clock));
    if (typeof handler === 'function') throw new Error('news are told one by one');
    return { statements, tell: handler.together };
  }
  const messageOf = (by: { readonly id: string }, conversationId: string, seq: number) => ({
    payload: {
      kind: 'MESSAGE' as const,
      by: by.id,
      conversation: { id: conversationId, party: 'owner' as const, seq },
      to: [],
      starts: [],
    },
    key: `${conversationId} ${seq}`,
  });

  it('ask as little of the database as one', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const { statements, tell } = await newTeller();
    const asked = await Promise.all(Array.from({ length: 30 }, () => repeatRequest(clinic)));
    const news = asked.map(({ id }) => messageOf(owner, id, 1));
    const statementsFor = async (several: typeof news) => {
      const before = statements.length;
      await tell(several, () => {});
      return statements.slice(before).length;
    };
    const ofOne = await statementsFor(news.slice(0, 1));
    // Twice of the same conversation, too.
    expect(await statementsFor([...news, ...news.slice(0, 1)])).toBe(ofOne);
    expect(ofOne).toBeGreaterThan(0);
    const { rows } = await product().pool.query(
      `select from notifications where user_id = $1 and kind = 'MESSAGE'`,
      [vet.id],
    );
    expect(rows).toHaveLength(30);
  });

  it('are told of each conversation to each reader, of several messages the last, and of what was read not', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const partner = await newOwner(product(), 'Paolo');
    await adopt(product().pool, owner.familyId, partner.id);
    const [one, other, read] = [
      await repeatRequest(clinic),
      await repeatRequest(clinic),
      await repeatRequest(clinic),
    ];
    for (const { id } of [one, other, read]) await start(vet, id);
    await later(2);
    const lastOfOne = [await write(vet, one.id, 'One'), await write(vet, one.id, 'Two')].at(-1);
    const ofOther = await write(vet, other.id, 'Other');
    const { seq } = await write(vet, read.id, 'Read');
    await partner.call(markSeen, { body: { conversationId: read.id, seq } });
    await later(2);
    const { rows } = await product().pool.query(
      `select user_id, conversation_id, seq from notifications where kind = 'MESSAGE' and user_id = any($1)
      order by user_id = $2, created_at, id`,
      [[owner.id, partner.id], owner.id],
    );
    const told = (
      who: { readonly id: string },
      { id }: { readonly id: string },
      last?: number,
    ) => ({
      user_id: who.id,
      conversation_id: id,
      seq: last,
    });
    expect(rows).toHaveLength(5);
    expect(rows).toEqual(
      expect.arrayContaining([
        told(partner, one, lastOfOne?.seq),
        told(partner, other, ofOther.seq),
        told(owner, one, lastOfOne?.seq),
        told(owner, other, ofOther.seq),
        told(owner, read, seq),
      ]),
    );
  });

  it('of an earlier message take nothing from what was told of a later one', async () => {
    const clinic = await newClinicWithClient(product());
    const { id } = await repeatRequest(clinic);
    const { tell } = await newTeller();
    for (const seq of [5, 3]) await tell([messageOf(clinic.owner, id, seq)], () => {});
    const { rows } = await product().pool.query(
      `select seq from notifications where kind = 'MESSAGE' and conversation_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ seq: 5 }]);
  });

  it('are told, and written of, where the last message was taken back and the one before was not', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await later(2);
    const first = await write(owner, id, 'One');
    const last = await write(owner, id, 'Two');
    await owner.call(deleteEvent, { query: { id: last.id } });
    await later(2);
    const { rows } = await product().pool.query(
      `select seq from notifications where kind = 'MESSAGE' and user_id = $1`,
      [vet.id],
    );
    expect(rows).toEqual([{ seq: first.seq }]);
    await later(6 * 60);
    const subjects = product()
      .mailbox.letters.filter(({ recipients }) => recipients.includes(vet.email))
      .map(({ mail }) => mail.subject);
    expect(subjects.filter((subject) => subject === 'A message from Olga Rossi')).toHaveLength(1);
  });

  it('do not wait for one that cannot be told', async () => {
    const clinic = await newClinicWithClient(product());
    const nobody = randomUUID();
    const bad = { kind: 'JOIN', by: clinic.owner.id, conversation: null, to: [nobody], starts: [] };
    await later(2);
    await repeatRequest(clinic);
    // Due when the request is, so that both are taken together.
    product().clock.advance(2);
    const badJob = await queue(product(), 'notify', bad);
    await settled(product());
    expect(await unreadBy(clinic.vet)).toEqual(['REQUEST']);
    const { rows } = await product().pool.query(
      'select last_error is not null as failed, done_at from outbox where id = $1',
      [badJob],
    );
    expect(rows).toEqual([{ failed: true, done_at: null }]);
  });
});
