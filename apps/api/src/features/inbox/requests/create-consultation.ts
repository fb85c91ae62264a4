import {
  conversationPets,
  conversations,
  conversationServices,
} from '@zampa/db/schema/conversations';
import { services } from '@zampa/db/schema/facilities';
import {
  isUnregistered,
  refusalOfContact,
  refusalOfVisit,
  type RelationshipStatus,
} from '@zampa/domain/clients/relationship';
import { healthCategory, type HealthCategory } from '@zampa/domain/conversations/enumerations';
import { partyOf, type Party } from '@zampa/domain/conversations/status';
import type { Viewer } from '@zampa/domain/people/relation';
import { categoryOfService } from '@zampa/domain/services/service-types';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { publishClient } from '../../../realtime/publish-family.ts';
import { publishEvent, type PostedEvent, scheduleUnreadEmail } from '../../conversations/public.ts';
import { lockRelation } from '../../clients/public.ts';
import { storeFile } from '../../files/public.ts';
import { newId } from '../../../db/ids.ts';
import { linkToFacility, requireLinkedPets, requirePetsOfFamily } from '../../pets/public.ts';
import { goOnFrom } from './go-on-from.ts';

/**
 * Creates a consultation: a pet owner asks a clinic, or a vet opens a conversation for a client. What the server owns
 * is set here: status NEW, who, when; with a sign of an emergency its priority is high. Asking about a pet lets the
 * clinic see it.
 * Refusals: VALIDATION, NOT_FOUND for pets and services of others, FORBIDDEN without an active relation,
 * CLIENT_NOT_REGISTERED for what a client without an account would need the app for.
 */
export async function createConsultation(
  deps: Deps,
  { viewer, tx, body, file, client, now }: PostedEvent<'HEALTH'>,
) {
  const { facilityId, familyId: wanted, pets, services: serviceIds } = body.payload;
  const { note, redFlags, source, followUpOf } = body.payload;
  const familyId = familyOf(viewer, facilityId, wanted);
  const relation = await lockRelation(tx, facilityId, familyId);
  if (!relation) throw new Refusal('NOT_FOUND');
  const category = healthCategory(body.category);
  const shutOut = refusalOfRequest(relation.status, partyOf(viewer), category);
  if (shutOut) throw new Refusal(shutOut);
  const petIds = await requirePetsOfFamily(tx, familyId, pets);
  if (viewer.isVet) await requireLinkedPets(tx, facilityId, petIds);
  const offered = await requireServices(tx, facilityId, serviceIds, viewer.isVet);
  if (isUnregistered(relation.status) && offered.some(needsApp))
    throw new Refusal('CLIENT_NOT_REGISTERED');

  if (followUpOf) await goOnFrom(deps, tx, { facilityId, familyId, id: followUpOf }, now);

  const id = newId();
  await tx.insert(conversations).values({
    note,
    redFlags,
    source,
    followUpOf,
    priority: redFlags.length > 0 ? 'HIGH' : body.payload.priority,
    ...client,
    id,
    facilityId,
    familyId,
    category,
    status: 'NEW',
    creatorId: viewer.userId,
    openedByVet: viewer.isVet,
    price: offered.reduce((sum, { price }) => sum + price, 0),
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(conversationPets).values(petIds.map((petId) => ({ conversationId: id, petId })));
  await tx.insert(conversationServices).values(
    offered.map(({ id: serviceId, name, price }) => ({
      conversationId: id,
      serviceId,
      name,
      price,
    })),
  );
  const fileId = await storeFile(deps, { tx, viewer, now }, file, { conversationId: id });
  if (fileId) await tx.update(conversations).set({ fileId }).where(eq(conversations.id, id));
  const shown = !viewer.isVet && (await linkToFacility(tx, facilityId, petIds, now));
  publishEvent(deps, tx, { action: 'created', conversationId: id, eventId: null });
  if (shown) publishClient(deps, tx, facilityId, familyId);
  // A visit that is asked for is told with its time.
  const written = { conversationId: id, seq: 0, userId: viewer.userId, party: 'owner' } as const;
  if (!viewer.isVet && category === 'CONSULTATION')
    await scheduleUnreadEmail(deps, tx, written, now);
  return { id, seq: 0 };
}

/** A visit needs no app, everything else is a talk through it. */
function refusalOfRequest(status: RelationshipStatus, party: Party, category: HealthCategory) {
  const isVisitByStaff = party === 'facility' && category === 'VISIT';
  return isVisitByStaff ? refusalOfVisit(status) : refusalOfContact(status, party);
}

const needsApp = ({ serviceTypeId }: { readonly serviceTypeId: number }) =>
  categoryOfService(serviceTypeId) !== 'VISIT';

/** A pet owner asks for their own family; a vet says which client's family it is for. */
function familyOf(viewer: Viewer, facilityId: string, wanted: string | undefined): string {
  if (viewer.isVet) {
    if (!wanted) throw invalid('payload.familyId', 'required');
    return wanted;
  }
  const clinic = viewer.clinics.find(
    (link) => link.facilityId === facilityId && (wanted === undefined || link.familyId === wanted),
  );
  if (!clinic) throw new Refusal('NOT_FOUND');
  return clinic.familyId;
}

/** What is not enabled is not for clients to ask for; staff offer it all the same. Refusals: NOT_FOUND, VALIDATION. */
async function requireServices(
  tx: Queryable,
  facilityId: string,
  serviceIds: readonly string[],
  viewerIsVet: boolean,
) {
  const wanted = [...new Set(serviceIds)];
  const found = await tx
    .select()
    .from(services)
    .where(and(eq(services.facilityId, facilityId), inArray(services.id, wanted)));
  if (found.length !== wanted.length) throw new Refusal('NOT_FOUND');
  if (!viewerIsVet && found.some(({ enabled }) => !enabled))
    throw invalid('payload.services', 'not_enabled');
  return found;
}
