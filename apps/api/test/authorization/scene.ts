import { postEvent } from '@zampa/contract/chat/post-event';
import { readFamily } from '@zampa/contract/families/read-family';
import { importClients } from '@zampa/contract/import/import-clients';
import { inviteClients } from '@zampa/contract/invitations/invite';
import { readInvitations } from '@zampa/contract/invitations/manage';
import { createCardAccount } from '@zampa/contract/payments/account';
import { updateEvent } from '@zampa/contract/requests/write-requests';
import { createTimetable } from '@zampa/contract/timetables/write-timetables';
import { leaveFacility } from '@zampa/contract/vets/links';
import { adopt, employ } from '@zampa/testing/memberships';
import {
  join,
  newColleague,
  newOwner,
  newVet,
  newVisitor,
  signedIn,
  type Owner,
  type Person,
  type Vet,
} from '@zampa/testing/people';
import {
  askAgain,
  newPet,
  newStartedRequest,
  start,
  write,
  type Request,
} from '@zampa/testing/requests';
import type { Sender } from '@zampa/testing/send-call';
import { updatePet } from '@zampa/contract/pets/write-pets';
import { pngPicture } from '../pictures.ts';
import type { Product } from '../product.ts';
import { thingsOfTime, type ThingsOfTime } from './scene-of-times.ts';

/** Who calls. `authorization.md`, section 1. */
export const IDENTITIES = [
  'AN',
  'OWN',
  'FM',
  'OTH',
  'DIS',
  'VA',
  'CO',
  'DK',
  'FA',
  'OA',
  'VB',
  'PND',
  'OFF',
] as const;
export type Identity = (typeof IDENTITIES)[number];

/** What calls are about: one of each kind, all of one pet owner. */
export type Things = ThingsOfTime & {
  readonly userId: string;
  readonly familyId: string;
  readonly familyCode: string;
  readonly petId: string;
  readonly facilityId: string;
  readonly organizationId: string;
  readonly stripeId: string;
  /** Somebody who works there and calls nothing. */
  readonly colleagueId: string;
  /** Somebody who treats. */
  readonly clinicianId: string;
  readonly timetableId: string;
  readonly invitationId: string;
  readonly invitationToken: string;
  readonly importId: string;
  readonly facilityCode: string;
  readonly serviceId: string;
  readonly conversationId: string;
  readonly messageId: string;
  /** A message without a picture. */
  readonly textId: string;
  readonly fileId: string;
};

export type Scene = {
  readonly senders: Readonly<Record<Identity, Sender & { readonly email: string }>>;
  /** What this identity's requests name. Whoever left the clinic names what is their own. */
  thingsOf(identity: Identity): Things;
  /** A session that nobody uses, to be refreshed. */
  readonly spareRefreshToken: string;
};

const ORGANIZATION_ADMIN = 2;
const VETERINARIAN = 3;
const SECRETARY = 5;
const CONSULTANT = 6;
const ASSISTANT = 7;

/** A clinic with its staff, its clients and everybody who must stay out. */
export async function newScene(product: Product): Promise<Scene> {
  const { pool, address } = product;
  const request = await newStartedRequest(product);
  const { vet: admin, owner } = request;
  const facilityId = admin.facility.id;
  const staff = (roleId: number, status?: 'PENDING' | 'REMOVED') =>
    newEmployee(product, facilityId, roleId, status);
  const [VA, CO, DK, PND, OFF, OA, VB, FM, OTH, DIS] = await Promise.all([
    staff(VETERINARIAN),
    staff(CONSULTANT),
    staff(SECRETARY),
    staff(VETERINARIAN, 'PENDING'),
    staff(VETERINARIAN, 'REMOVED'),
    newOrganizationAdmin(product, admin),
    newVet(product),
    newOwner(product),
    newOwner(product),
    newOwner(product),
  ]);
  await adopt(pool, owner.familyId, FM.id);
  await join(OTH, admin.facility);
  await assign(admin, request.id, CO);
  const { id: colleagueId } = await staff(ASSISTANT);
  const { id: timetableId } = await admin.call(createTimetable, {
    body: { facilityId, name: 'Mornings', hours: [] },
  });
  const importId = await newImport(admin);
  const { OrganizationId: organizationId } = admin.facility;
  const { stripeId } = await admin.call(createCardAccount, {
    body: { FacilityId: facilityId, OrganizationId: organizationId },
  });
  const ofFacility = {
    organizationId,
    stripeId,
    colleagueId,
    clinicianId: VA.id,
    ...(await thingsOfTime(product, request, VA, CO)),
    timetableId,
    importId,
    ...(await newInvitation(admin)),
  };
  const things = { ...(await thingsOf(request)), ...ofFacility };
  const formerThings = { ...(await formerClient(request, DIS)), ...ofFacility };
  const spare = await signedIn(newVisitor(address), owner.email);
  const senders = { AN: newVisitor(address), OWN: owner, FA: admin };
  return {
    senders: { ...senders, FM, OTH, DIS, VA, CO, DK, OA, VB, PND, OFF },
    thingsOf: (identity) => (identity === 'DIS' ? formerThings : things),
    spareRefreshToken: spare.session.refreshToken,
  };
}

async function newInvitation(admin: Vet) {
  const query = { facilityId: admin.facility.id };
  // One whose link is answered, and one that is sent by hand, as often as everybody is asked for it.
  const users = [{ email: 'invited@example.test' }, { phone: '+39 333 1112223' }];
  await admin.call(inviteClients, { query, body: { users } });
  const invitations = await admin.call(readInvitations, { query });
  const linked = invitations.find(({ email }) => email !== null);
  const phoned = invitations.find(({ phone }) => phone !== null);
  if (!linked || !phoned) throw new Error('nobody was invited');
  const invitationToken = new URL(linked.link).searchParams.get('invitation') ?? '';
  return { invitationId: phoned.id, invitationToken };
}

async function newImport(admin: Vet): Promise<string> {
  const { importId } = await admin.call(importClients, {
    query: { facilityId: admin.facility.id },
    body: { users: [{ firstName: 'Ida', lastName: 'Riva', email: 'imported@example.test' }] },
  });
  if (!importId) throw new Error('nobody was imported');
  return importId;
}

async function newEmployee(
  product: Product,
  facilityId: string,
  roleId: number,
  status: 'ACTIVE' | 'PENDING' | 'REMOVED' = 'ACTIVE',
): Promise<Person> {
  const colleague = await newColleague(product);
  await employ(product.pool, facilityId, colleague.id, { roleId, status });
  return colleague;
}

/** Works in another facility of the same organization. */
async function newOrganizationAdmin(product: Product, admin: Vet): Promise<Vet> {
  const vet = await newVet(product);
  const { OrganizationId } = admin.facility;
  await product.pool.query('update facilities set organization_id = $1 where id = $2', [
    OrganizationId,
    vet.facility.id,
  ]);
  await employ(product.pool, vet.facility.id, vet.id, { roleId: ORGANIZATION_ADMIN });
  return vet;
}

function assign(admin: Vet, id: string, { id: assigneeId }: Person) {
  return admin.call(updateEvent, { query: { id }, body: { payload: { assigneeId } } });
}

/** Asked, was answered, and left. */
async function formerClient(clinic: Request, owner: Owner): Promise<OwnersThings> {
  const pet = await newPet(owner);
  await join(owner, clinic.vet.facility);
  const request = await askAgain({ ...clinic, owner, pet });
  await start(clinic.vet, request.id);
  const things = await thingsOf(request);
  await owner.call(leaveFacility, {
    query: { id_facility: clinic.vet.facility.id, id_family: owner.familyId },
  });
  return things;
}

type OwnersThings = Omit<
  Things,
  | keyof ThingsOfTime
  | 'organizationId'
  | 'stripeId'
  | 'colleagueId'
  | 'clinicianId'
  | 'timetableId'
  | 'invitationId'
  | 'invitationToken'
  | 'importId'
>;

async function thingsOf({ vet, owner, pet, serviceId, id }: Request): Promise<OwnersThings> {
  const message = await owner.call(postEvent, {
    body: { type: 'CHAT', parent_id: id, payload: { message: 'Look' } },
  });
  const text = await write(owner, id, 'Please');
  const { image: fileId } = await owner.call(updatePet, {
    query: { PetId: pet.id },
    body: {},
    image: { bytes: await pngPicture() },
  });
  const { code: familyCode } = await owner.call(readFamily, {
    query: { FamilyId: owner.familyId },
  });
  if (!familyCode) throw new Error('a family without a code');
  if (!fileId) throw new Error('a picture without a file');
  return {
    userId: owner.id,
    familyId: owner.familyId,
    familyCode,
    petId: pet.id,
    facilityId: vet.facility.id,
    facilityCode: vet.facility.code,
    serviceId,
    conversationId: id,
    messageId: message.id,
    textId: text.id,
    fileId,
  };
}
