import { randomUUID } from 'node:crypto';
import { createEvent } from '@zampa/contract/requests/create-event';
import { registerPushToken } from '@zampa/contract/notifications/register-push-token';
import type { Vet } from '@zampa/testing/people';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newBrowser, startPushPeer, type PushPeer } from '../notifications/push-peer.fixture.ts';
import { JOB_KINDS } from '../../src/jobs/job-kinds.ts';
import { at, book, newOpenClinic } from '../appointments/clinic.ts';
import { startSmsPeer, type SmsPeer } from '../invitations/sms-peer.fixture.ts';
import { guardedTables, tablesOf } from '../isolation/tables.ts';
import { choosePlan } from '../subscription/choose-plan.ts';
import { startProduct, type Product } from '../product.ts';
import { expectedJobs } from './expected/jobs.ts';

type Kind = keyof typeof expectedJobs;
type Touch = { readonly table: string; readonly reason: string; readonly person: string };

const READ = /(?<!delete )\b(?:from|join)\s+"?([a-z_]+)"?/g;
const INVITED = { firstName: 'Ida', lastName: 'Test', email: 'ida@example.test' };
const PERSON = { name: 'Anna', address: 'anna@example.test' };

/**
 * Adds triggers that record writes to every protected table with the acting person or reason; for the outbox only
 * inserts. Leaves out the daily text of accounts, which the server counts in the background.
 */
async function recordWrites({ pool }: Product): Promise<void> {
  const tables = await guardedTables(pool);
  await pool.query(
    `create table touches ("table" text, reason text, person text);
    grant insert on touches to public;
    create function note_touch() returns trigger language plpgsql as $$
    begin
      -- The audit log is sealed every few seconds, beside the job.
      if tg_table_name in ('audit_queue', 'audit_seals', 'audit_events') then
        return null;
      end if;
      if tg_table_name = 'rate_counters'
        and coalesce(to_jsonb(new), to_jsonb(old)) ->> 'key' like 'text-of-account:%' then
        return null;
      end if;
      insert into touches values (tg_table_name, coalesce(current_setting('app.system', true), ''),
        coalesce(current_setting('app.user', true), ''));
      return null;
    end $$`,
  );
  for (const table of tables)
    await pool.query(
      `create trigger note_touch after insert ${table === 'outbox' ? '' : 'or update or delete'}
      on ${table} for each row execute function note_touch()`,
    );
}

/** The reason that a job passes to `withoutPerson` to write to this table; no job runs as a person. */
const reasonFor = (table: string) => (table === 'rate_counters' ? 'limits' : 'jobs');

/** The jobs that need a booking held for payment. */
const PAID_UPFRONT: readonly Kind[] = ['cancelExpiredHold', 'confirmPaidBooking'];

/** Inserts a prepayment that has expired for the booking of a visit. */
async function newUpfrontCharge(
  { pool }: Product,
  visitId: string,
  bookingId: string,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into charges (id, booking_id, conversation_id, facility_id, family_id, kind, payment_type, currency, upfront,
      expires_at, status, amount, version, created_at, updated_at)
    select gen_random_uuid(), $2, id, facility_id, family_id, 'UPFRONT', 'DIGITAL', 'EUR', true,
      now() - interval '1 hour', 'TO_BE_PAID', 2500, 1, now(), now()
    from conversations where id = $1 returning id`,
    [visitId, bookingId],
  );
  return rows[0]?.id ?? '';
}

/** Registers a push device, and returns it with a notification for its owner. */
async function registerBrowser({ pool }: Product, vet: Vet, conversationId: string) {
  const token = newBrowser('/browser').subscription;
  await vet.call(registerPushToken, { body: { UserId: vet.id, token } });
  const { rows } = await pool.query<{ notificationId: string; deviceId: string }>(
    `select n.id as "notificationId", d.id as "deviceId"
    from notifications n join push_tokens d on d.user_id = n.user_id where n.conversation_id = $1`,
    [conversationId],
  );
  const [push] = rows;
  if (!push) throw new Error('nobody has been told');
  return push;
}

describe('database access of jobs', () => {
  let peer: SmsPeer;
  let pushPeer: PushPeer;
  let push: { readonly notificationId: string; readonly deviceId: string };
  let product: Product;
  let invitationId: string;
  let bookingId: string;
  let conversationId: string;
  let facilityId: string;
  let petId: string;
  let chargeId: string;
  let message: { readonly seq: number; readonly userId: string };
  const start = at(new Date(), 5);

  beforeAll(async () => {
    [peer, pushPeer] = [await startSmsPeer(), await startPushPeer()];
    product = await startProduct({
      ...peer.settings,
      PUSH_HOSTS: 'push.example.test',
      PUSH_API_BASE: pushPeer.url,
    });
    const { vet, owner, visitId, ...clinic } = await newOpenClinic(product);
    ({ facilityId } = clinic);
    petId = clinic.pet.id;
    await choosePlan(product, vet, 'STANDARD');
    conversationId = visitId;
    bookingId = (await book(owner, visitId, { start })).id;
    const body = {
      type: 'CHAT',
      parent_id: visitId,
      payload: { message: 'Shall we fast?' },
    } as const;
    const { seq } = await owner.call(createEvent, { body });
    message = { seq, userId: owner.id };
    await vet.call(inviteStaff, {
      query: { facilityId },
      body: { users: [{ ...INVITED, message: '', idRole: 3 }] },
    });
    const { rows } = await product.pool.query<{ id: string }>('select id from invitations');
    invitationId = rows[0]?.id ?? '';
    chargeId = await newUpfrontCharge(product, conversationId, bookingId);
    await waitForJobs();
    push = await registerBrowser(product, vet, visitId);
    await recordWrites(product);
  });
  afterAll(async () => {
    await product.stop();
    await Promise.all([peer.stop(), pushPeer.stop()]);
  });

  const waitForJobs = () =>
    vi.waitFor(async () => {
      const { rows } = await product.pool.query(
        `select kind from outbox where done_at is null and due_at < now() + interval '2 minutes'`,
      );
      expect(rows).toEqual([]);
    }, 5000);

  const payloads: Readonly<Record<Kind, () => unknown>> = {
    // Comes first, because another job frees the booked time.
    confirmPaidBooking: () => ({ conversationId, bookingId }),
    sendEmail: () => ({
      template: 'confirm-address',
      to: PERSON,
      language: 'en',
      values: { code: '123456' },
    }),
    sendSms: () => ({ to: '+393330000002', text: 'A message' }),
    sendLaterEmail: () => ({
      userId: message.userId,
      news: 'MESSAGE',
      conversationId,
      email: { template: 'email-restored', to: PERSON, language: 'en', values: {} },
    }),
    sendLaterSms: () => ({
      userId: message.userId,
      news: 'MESSAGE',
      conversationId,
      to: '+393330000002',
      text: 'A message',
    }),
    removeStoredFile: () => ({ id: randomUUID() }),
    sendInvitationEmail: () => ({
      id: invitationId,
      sent: 1,
      email: {
        template: 'invite-staff',
        to: PERSON,
        language: 'en',
        values: { facility: 'A', inviter: 'B', message: '', url: 'http://localhost/' },
      },
    }),
    sendInvitationSms: () => ({
      id: invitationId,
      sent: 1,
      text: { to: '+393330000001', text: 'Come' },
    }),
    writeBookingEmail: () => ({ bookingId, email: 'CONFIRMED', start }),
    // Nothing was accepted, so nobody is notified.
    notifyAcceptance: () => ({ bookingId, actorId: message.userId }),
    rewriteBookings: () => ({ accountId: randomUUID() }),
    cancelExpiredHold: () => ({ id: bookingId, conversationId }),
    // The same time zone, so nothing changes.
    applyTimeZone: () => ({ facilityId, from: 'UTC', by: message.userId }),
    // A living pet, so nothing is canceled.
    cancelVisitsOfPet: () => ({ petId, by: message.userId }),
    applyCardEvent: () => ({ intentId: 'pi_of_somebody_else' }),
    syncBillingCustomer: () => ({ facilityId }),
    returnSurplus: () => ({ chargeId }),
    issueReceipt: () => ({ of: 'CASH', id: chargeId }),
    sendReceipt: () => ({ id: randomUUID() }),
    endAccount: () => ({ accountId: randomUUID() }),
    eraseAccount: () => ({ accountId: randomUUID() }),
    endBilling: () => ({ facilityId: randomUUID() }),
    sendRefund: () => ({ id: randomUUID() }),
    closeVideoRoom: () => ({ name: 'a-meeting' }),
    removeVideoParticipant: () => ({ name: 'a-meeting', userId: randomUUID() }),
    expireUpfront: () => ({ conversationId }),
    releaseUpfront: () => ({ conversationId, bookingId }),
    writeUnreadEmail: () => ({ ...message, conversationId, party: 'owner' }),
    sendPush: () => ({ ...push, since: new Date().toISOString() }),
    notify: () => ({
      kind: 'MESSAGE',
      by: message.userId,
      conversation: { id: conversationId, party: 'owner', seq: message.seq },
      to: [],
      starts: [],
    }),
  };

  /** Runs one job on the server, and returns the tables that it read and wrote. */
  async function runJob(kind: Kind) {
    const { pool } = product;
    await pool.query(
      `update calendar_events set status = $2, held_until = now() - interval '1 hour' where id = $1`,
      [bookingId, PAID_UPFRONT.includes(kind) ? 'RESERVATION' : 'NEW'],
    );
    await pool.query(`update charges set status = 'TO_BE_PAID', reason = null where id = $1`, [
      chargeId,
    ]);
    await pool.query('delete from touches');
    const statements = await product.statementsOf(async () => {
      await pool.query('alter table outbox disable trigger note_touch');
      await pool.query(
        `insert into outbox (kind, lane, payload, due_at, created_at) values ($1, $2, $3, now(), now())`,
        [kind, JOB_KINDS[kind].lane, JSON.stringify(payloads[kind]())],
      );
      await pool.query('alter table outbox enable trigger note_touch');
      await waitForJobs();
    });
    const { rows: touches } = await pool.query<Touch>('select * from touches');
    const names = (await tablesOf(pool)).map(({ name }) => name);
    const named = statements.flatMap((text) => [...text.matchAll(READ)].map(([, name]) => name));
    return { touches, reads: names.filter((name) => named.includes(name)) };
  }

  it('covers every job kind', () => {
    expect(Object.keys(JOB_KINDS).toSorted()).toEqual(Object.keys(expectedJobs).toSorted());
  });

  it.each(Object.keys(payloads) as Kind[])(
    '%s touches only its expected tables, without acting for a person',
    async (kind) => {
      const { reads, writes } = expectedJobs[kind];
      const { touches, reads: seen } = await runJob(kind);
      expect([...new Set(touches.map(({ table }) => table))].toSorted()).toEqual(writes);
      expect(
        touches.filter(({ table, reason, person }) => reason !== reasonFor(table) || person !== ''),
      ).toEqual([]);
      const allowed: readonly string[] = reads;
      expect(seen.filter((table) => !allowed.includes(table))).toEqual([]);
    },
  );
});
