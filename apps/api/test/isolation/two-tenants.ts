import type { Viewer } from '@zampa/domain/people/relation';
import { forgotPassword } from '@zampa/contract/account/forgot-password';
import { createFeed } from '@zampa/contract/appointments/create-feed';
import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { importClients } from '@zampa/contract/import/import-clients';
import { choosePlan } from '../subscription/choose-plan.ts';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { updateNotificationPreferences } from '@zampa/contract/notifications/update-notification-preferences';
import { DEFAULT_CHOICES } from '@zampa/domain/notifications/channels';
import { registerPushToken } from '@zampa/contract/notifications/register-push-token';
import { createPet } from '@zampa/contract/pets/create-pet';
import { createCheckout } from '@zampa/contract/subscription/create-checkout';
import { createTimetable } from '@zampa/contract/timetables/create-timetable';
import { linkPets } from '@zampa/contract/clients/link-pets';
import {
  joinClinic,
  newColleague,
  newFacility,
  newOwner,
  type Owner,
  type Vet,
} from '@zampa/testing/people';
import {
  repeatRequest,
  consultationOf,
  createTripEntry,
  startConsultation,
  sendChatMessage,
} from '@zampa/testing/requests';
import { vi } from 'vitest';
import { insertHealthRecords } from './health-records.ts';
import { pngPicture } from '../pictures.ts';
import type { Product } from '../product.ts';

const DOG = 1;

/** A clinic and its client with rows in every table; each text contains the name of the tenant. */
export type Tenant = {
  readonly name: string;
  readonly vet: Vet;
  readonly owner: Owner;
  readonly petId: string;
  readonly imageId: string;
  readonly conversationId: string;
  readonly bookingId: string;
  readonly paymentId: string;
  readonly vetAccountId: string;
  readonly ownerAccountId: string;
  readonly vetViewer: Viewer;
  readonly ownerViewer: Viewer;
};

export async function newTenant(product: Product, name: string): Promise<Tenant> {
  const colleague = await newColleague(product, `${name}vet`);
  const vet = { ...colleague, facility: await newFacility(colleague, `${name}clinic`) };
  const owner = await newOwner(product, `${name}owner`);
  const image = { bytes: await pngPicture(), type: 'image/png' };
  const pet = await owner.call(createPet, {
    query: {},
    body: { name: `${name}pet`, SpeciesId: DOG, FamilyId: owner.familyId, weight: 4000 },
    image,
  });
  await joinClinic(owner, vet.facility);
  await owner.call(linkPets, { body: { facilityId: vet.facility.id, pets: [pet.id] } });
  const serviceId = await consultationOf(vet);
  const clinic = { vet, owner, pet, serviceId };
  const { id } = await repeatRequest(clinic, `${name}note`);
  await startConsultation(vet, id);
  await sendChatMessage(owner, id, `${name}question`);
  await sendChatMessage(vet, id, `${name}answer`);
  await owner.call(markSeen, { body: { conversationId: id, seq: 1 } });
  await createTripEntry(clinic, `${name}trip`);
  await fillClinic({ name, vet });
  await owner.call(registerPushToken, {
    body: { UserId: owner.id, token: `${name}-device` },
    headers: { 'idempotency-key': `${name}-device` },
  });
  const quietHours = { from: 1320, to: 420, zone: 'Europe/Rome' };
  await owner.call(updateNotificationPreferences, {
    body: { choices: DEFAULT_CHOICES, quietHours },
  });
  await owner.call(createFeed, { body: {} });
  const bookingId = await insertBooking(product, { vet, owner, conversationId: id, name });
  const paymentId = await insertPaidCharge(product, id, owner.id);
  await insertVideoMeeting(product, id, owner.id);
  await insertHealthRecords(product, name, {
    petId: pet.id,
    familyId: owner.familyId,
    facilityId: vet.facility.id,
    vetId: vet.id,
    ownerId: owner.id,
  });
  await insertRefusedUpload(product, owner.id);
  await owner.call(forgotPassword, { body: { email: owner.email } });
  await waitForNotifications(product, id);
  const ownerAccountId = await accountIdOf(product, owner.id);
  await insertEmailChange(product, ownerAccountId);
  return {
    name,
    vet,
    owner,
    petId: pet.id,
    imageId: pet.image ?? '',
    conversationId: id,
    bookingId,
    paymentId,
    vetAccountId: await accountIdOf(product, vet.id),
    ownerAccountId,
    ...viewersOf(vet, owner),
  };
}

/** Returns the viewers of both sides as the server would load them. */
const viewersOf = (vet: Vet, owner: Owner): Pick<Tenant, 'vetViewer' | 'ownerViewer'> => ({
  vetViewer: {
    userId: vet.id,
    isVet: true,
    facilities: [{ facilityId: vet.facility.id, roleId: 1, receptionAnswers: true }],
    families: [],
    applications: [],
    clinics: [],
  },
  ownerViewer: {
    userId: owner.id,
    isVet: false,
    facilities: [],
    families: [{ familyId: owner.familyId, admin: true }],
    applications: [],
    clinics: [{ facilityId: vet.facility.id, familyId: owner.familyId, status: 'ACTIVE' }],
  },
});

/** Waits until both sides have been notified of the message of the other. */
async function waitForNotifications(
  { pool, clock }: Product,
  conversationId: string,
): Promise<void> {
  clock.advance(2);
  await vi.waitFor(async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from notifications where conversation_id = $1 and kind = 'MESSAGE'`,
      [conversationId],
    );
    if (rows[0]?.count !== 2) throw new Error('not everyone has been notified yet');
  }, 5000);
}

/** Inserts a refused upload, as the quota counts it. */
async function insertRefusedUpload({ pool }: Product, uploaderId: string): Promise<void> {
  await pool.query(
    `insert into unstored_uploads (id, uploader_id, size, status, created_at)
    values (gen_random_uuid(), $1, 1, 'REFUSED', now())`,
    [uploaderId],
  );
}

/** Inserts a charge paid by card and partly refunded, with its ledger entry, receipt and refund. */
async function insertPaidCharge(
  { pool }: Product,
  conversationId: string,
  payerId: string,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with owed as (
      insert into charges (id, conversation_id, facility_id, family_id, kind, payment_type, currency, status, amount,
        captured, refunded, paid_at, version, created_at, updated_at)
      select gen_random_uuid(), c.id, c.facility_id, c.family_id, 'INSTALLMENT', 'DIGITAL', 'EUR', 'PAID', 2500, 2500,
        100, now(), 1, now(), now()
      from conversations c where c.id = $1 returning *),
    line as (
      insert into ledger_entries (charge_id, facility_id, seq, type, amount, created_at)
      select id, facility_id, 1, 'PRICED', amount, now() from owed),
    tried as (
      insert into card_attempts (id, facility_id, family_id, payer_id, account_id, intent_id, mode, amount,
        fee_basis_points, fee, currency, status, is_over, created_at, updated_at)
      select gen_random_uuid(), facility_id, family_id, $2, 'acct_sbx', 'pi_sbx' || id, 'sandbox', amount, 150, 37,
        'EUR', 'SUCCESS', true, now(), now()
      from owed returning *),
    paper as (
      insert into receipts (id, facility_id, family_id, kind, year, number, source, means, amount, currency, is_sandbox,
        language, issuer, payer, lines, issued_at)
      select gen_random_uuid(), facility_id, family_id, 'RECEIPT', 2026, 1, 'CARD:' || id, 'CARD', amount, currency,
        true, 'en', '{}', '{}', '[]', now()
      from owed returning *),
    about as (
      insert into receipt_charges (receipt_id, charge_id) select paper.id, owed.id from paper, owed),
    counted as (
      insert into receipt_counters (facility_id, year, last) select facility_id, 2026, 1 from owed),
    part as (
      insert into card_attempt_lines (attempt_id, charge_id, amount, fee)
      select tried.id, owed.id, 2500, 37 from tried, owed)
    insert into refunds (id, charge_id, attempt_id, amount, status, reason, created_at, updated_at)
    select gen_random_uuid(), owed.id, tried.id, 100, 'SUCCESS', 'GOODWILL', now(), now() from tried, owed
    returning charge_id as id`,
    [conversationId, payerId],
  );
  return rows[0]?.id ?? '';
}

/** Inserts a video meeting that the owner has left. */
async function insertVideoMeeting(
  { pool }: Product,
  conversationId: string,
  userId: string,
): Promise<void> {
  await pool.query(
    `with opened as (
      insert into video_meetings (conversation_id, name, opened_at, used_at)
      values ($1::uuid, 'a-secret-name-of-' || $1, now(), now()) returning conversation_id)
    insert into video_participants (conversation_id, user_id, party, status, device, camera, microphone, since)
    select conversation_id, $2, 'owner', 'LEFT', 'some-tab', true, true, now() from opened`,
    [conversationId, userId],
  );
}

/** Inserts an e-mail address that the account has given up and can still restore. */
async function insertEmailChange({ pool }: Product, accountId: string): Promise<void> {
  await pool.query(
    `insert into email_restorations (id, account_id, email, expires_at, created_at)
    values (gen_random_uuid(), $1::uuid, 'earlier.' || $1 || '@example.test', now() + interval '72 hours', now())`,
    [accountId],
  );
}

async function accountIdOf({ pool }: Product, userId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select account_id as id from users where id = $1',
    [userId],
  );
  return rows[0]?.id ?? '';
}

async function fillClinic({ name, vet }: { readonly name: string; readonly vet: Vet }) {
  const facilityId = vet.facility.id;
  await choosePlan(vet, vet, 'STANDARD');
  // Open checkout pages of two other plans; each replaces the one before.
  for (const planId of ['CLINIC', 'NETWORK'] as const)
    await vet.call(createCheckout, { body: { facilityId, planId } });
  const person = { firstName: `${name}invited`, lastName: 'Test', message: '' };
  await vet.call(inviteStaff, {
    query: { facilityId },
    body: { users: [{ ...person, email: `${name}.invited@example.test`, idRole: 3 }] },
  });
  await vet.call(importClients, {
    query: { facilityId },
    body: {
      users: [
        { firstName: `${name}imported`, lastName: 'Test', email: `${name}.imported@example.test` },
      ],
    },
  });
  const hours = [{ weekday: 1, from: '09:00', to: '10:00' }];
  await vet.call(createTimetable, {
    body: { facilityId, name: `${name}hours`, hours, users: [vet.id] },
  });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await vet.call(createUnavailability, {
    body: { facilityId, userId: vet.id, start: tomorrow, end: tomorrow, reason: `${name}absence` },
  });
}

type Booked = {
  readonly vet: Vet;
  readonly owner: Owner;
  readonly conversationId: string;
  readonly name: string;
};

/** Inserts a booking of the conversation and a proposed time. */
async function insertBooking(
  { pool }: Product,
  { vet, owner, conversationId, name }: Booked,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into calendar_events (id, facility_id, conversation_id, category, status, member_id, title, starts_at,
      ends_at, creator_id, created_at, updated_at)
    values (gen_random_uuid(), $1, $2, 'BOOKING', 'NEW', $3, $5, now() + interval '3 days',
      now() + interval '73 hours', $4, now(), now()) returning id`,
    [vet.facility.id, conversationId, vet.id, owner.id, `${name}booking`],
  );
  await pool.query(
    `insert into proposed_times (conversation_id, facility_id, member_id, starts_at, ends_at, expires_at)
    values ($1, $2, $3, now() + interval '4 days', now() + interval '97 hours', now() + interval '5 days')`,
    [conversationId, vet.facility.id, vet.id],
  );
  return rows[0]?.id ?? '';
}
