import { randomBytes } from 'node:crypto';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readFamily } from '@zampa/contract/families/read-family';
import { updateUser } from '@zampa/contract/people/update-user';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { readRequest } from '@zampa/contract/inbox/read-request';
import {
  repeatRequest,
  endService,
  newPet,
  createTripEntry,
  startConsultation,
  sendChatMessage,
  type TestRequest,
} from '@zampa/testing/requests';
import { pngPicture } from '../pictures.ts';
import type { Product } from '../product.ts';
import {
  assign,
  setUpAppointments,
  type Hours,
  type Staff,
  type ThingsOfAppointments,
} from './scene-appointments.ts';

import { setUpHealth, type ThingsOfHealth } from './scene-health.ts';

/** Ids of one family that calls refer to, one of each kind. */
export type ThingsOfFamily = ThingsOfAppointments &
  ThingsOfHealth & {
    readonly userId: string;
    readonly familyId: string;
    /** The clinic's client record of the family. */
    readonly recordId: string;
    readonly familyCode: string;
    /** A pet that is linked to the clinic. */
    readonly petId: string;
    /** Another linked pet, without any conversation. */
    readonly quietPetId: string;
    /** An open conversation, assigned to the consultant if there is one. */
    readonly conversationId: string;
    /** Conversations of the same family in the other states. */
    readonly freshId: string;
    readonly endedId: string;
    /** The secret name of the video visit's meeting. */
    readonly meetingName: string;
    readonly pendingId: string;
    /** The unpaid charge of the closed conversation. */
    readonly paymentId: string;
    readonly receiptId: string;
    readonly diaryId: string;
    readonly messageId: string;
    /** A message without a picture. */
    readonly textId: string;
    /** The pictures of the pet, of a message and of the pet owner. */
    readonly fileId: string;
    readonly photoId: string;
    readonly avatarId: string;
  };

/** Sets up a client with everything: conversations in every state, appointments and pictures. */
export async function setUpFamily(
  product: Product,
  request: TestRequest,
  staff: Staff,
  hours: Hours,
): Promise<ThingsOfFamily> {
  const { vet, owner, pet, id } = request;
  const quiet = await newPet(owner);
  await product.pool.query(
    'insert into facility_pets (facility_id, pet_id, created_at) values ($1, $2, now()) on conflict do nothing',
    [vet.facility.id, quiet.id],
  );
  if (staff.consultant) await assign(vet, id, staff.consultant);
  const fresh = await repeatRequest(request);
  const pending = await repeatRequest(request);
  await product.pool.query(`update conversations set status = 'PENDING' where id = $1`, [
    pending.id,
  ]);
  const ended = await repeatRequest(request);
  await startConsultation(vet, ended.id);
  await endService(vet, ended.id);
  const { id: diaryId } = await createTripEntry(request, 'A walk along the river');
  const text = await sendChatMessage(owner, id, 'Please');
  const times = await setUpAppointments(product, request, staff, hours);
  return {
    userId: owner.id,
    familyId: owner.familyId,
    recordId: await readRecordId(product, request),
    familyCode: await readFamilyCode(request),
    petId: pet.id,
    quietPetId: quiet.id,
    conversationId: id,
    freshId: fresh.id,
    endedId: ended.id,
    pendingId: pending.id,
    ...(await insertCharge(product, ended.id)),
    diaryId,
    textId: text.id,
    ...(await addPictures(request)),
    ...times,
    ...(await setUpHealth(product, {
      petId: pet.id,
      familyId: owner.familyId,
      facilityId: vet.facility.id,
      authorId: vet.id,
    })),
    meetingName: await insertMeeting(product, times.visitId, owner.id),
  };
}

const NOBODY = { name: 'Somebody', address: [], vat: null, fiscalCode: null, email: null };

/** Inserts an unpaid charge for a conversation and a receipt. */
async function insertCharge(
  { pool }: Product,
  conversationId: string,
): Promise<{ paymentId: string; receiptId: string }> {
  const { rows } = await pool.query<{ paymentId: string; receiptId: string }>(
    `with owed as (
      insert into charges (id, conversation_id, facility_id, family_id, kind, payment_type, currency, status, amount,
        version, created_at, updated_at)
      select gen_random_uuid(), c.id, c.facility_id, c.family_id, 'PAYMENT', 'UNKNOWN', 'EUR', 'TO_BE_PAID', 2500, 1,
        now(), now()
      from conversations c where c.id = $1 returning *),
    line as (
      insert into ledger_entries (charge_id, facility_id, seq, type, amount, created_at)
      select id, facility_id, 1, 'PRICED', amount, now() from owed),
    paper as (
      insert into receipts (id, facility_id, family_id, kind, year, number, source, means, amount, currency, is_sandbox,
        language, issuer, payer, lines, issued_at)
      select gen_random_uuid(), facility_id, family_id, 'RECEIPT', 2026,
        1 + (select count(*) from receipts r where r.facility_id = owed.facility_id), 'CASH:' || id, 'CASH', 2500, 'EUR',
        true, 'en', $2, $2, '[]', now()
      from owed returning id)
    select owed.id as "paymentId", paper.id as "receiptId" from owed, paper`,
    [conversationId, NOBODY],
  );
  if (!rows[0]) throw new Error('a conversation that is not there');
  return rows[0];
}

/** Turns a visit into a video visit with a meeting that the client has left. */
async function insertMeeting({ pool }: Product, visitId: string, userId: string): Promise<string> {
  const name = randomBytes(24).toString('base64url');
  await pool.query(`update conversations set category = 'VIDEOCONSULTATION' where id = $1`, [
    visitId,
  ]);
  await pool.query(
    `insert into video_meetings (conversation_id, name, opened_at, used_at) values ($1, $2, now(), now())`,
    [visitId, name],
  );
  await pool.query(
    `insert into video_participants (conversation_id, user_id, party, status, device, camera, microphone, since)
    values ($1, $2, 'owner', 'LEFT', 'some-tab', true, true, now())`,
    [visitId, userId],
  );
  return name;
}

async function readRecordId({ pool }: Product, { vet, owner }: TestRequest): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from facility_clients where facility_id = $1 and family_id = $2',
    [vet.facility.id, owner.familyId],
  );
  if (!rows[0]) throw new Error('a family that the clinic does not know');
  return rows[0].id;
}

async function readFamilyCode({ owner }: TestRequest): Promise<string> {
  const query = { FamilyId: owner.familyId };
  const { code } = await owner.call(readFamily, { query });
  if (!code) throw new Error('a family without a code');
  return code;
}

async function addPictures({ owner, pet, id }: TestRequest) {
  const image = { bytes: await pngPicture() };
  const body = { type: 'CHAT', parent_id: id, payload: { message: 'Look' } } as const;
  const message = await owner.call(createEvent, { body, image });
  const ofPet = await owner.call(updatePet, {
    query: { PetId: pet.id },
    body: { weight: 12_000 },
    image,
  });
  const ofOwner = await owner.call(updateUser, { body: {}, image });
  const avatarId = ofOwner.image?.split('/').at(-1);
  const { events } = await owner.call(readRequest, { params: { id }, query: {} });
  const photoId = events.find((event) => event.id === message.id)?.file?.id;
  if (!photoId || !ofPet.image || !avatarId) throw new Error('a picture without a file');
  return { messageId: message.id, photoId, fileId: ofPet.image, avatarId };
}
