import {
  isUnregistered,
  refusalToContact,
  refusalToBookVisit,
  type RelationshipStatus,
} from '@zampa/domain/clients/relationship';
import { toHealthCategory, type HealthCategory } from '@zampa/domain/conversations/enumerations';
import { partyOf, type Party } from '@zampa/domain/conversations/status';
import type { Viewer } from '@zampa/domain/people/relation';
import { categoryOfService } from '@zampa/domain/services/service-types';
import { sql } from 'drizzle-orm';
import { uuids } from '../../db/arrays.ts';
import { rowsOf, withGenericPlan } from '../../db/database.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import type { IncomingRequest } from './incoming-request.ts';

type OfferedService = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  /** In percent. */
  readonly deposit: number;
  readonly serviceTypeId: number;
  readonly enabled: boolean;
};

/** A request that passed validation. */
export type ValidatedRequest = {
  readonly facilityId: string;
  readonly familyId: string;
  readonly category: HealthCategory;
  readonly petIds: readonly string[];
  readonly services: readonly OfferedService[];
};

type Stored = {
  readonly status: RelationshipStatus | null;
  /** Requested pets that belong to the family and were not removed. */
  readonly pets: number;
  /** Requested pets that have died. */
  readonly died: number;
  /** Requested pets linked to the facility. */
  readonly linked: number;
  readonly services: readonly OfferedService[];
};

/**
 * Validates a request from a pet owner or for a client, and locks the relation between family and facility until
 * commit. One statement; writes nothing. Errors: VALIDATION, NOT_FOUND for pets and services of others, FORBIDDEN
 * without an active relation, CLIENT_NOT_REGISTERED if the client has no account and a service needs the app.
 */
export async function validateRequest(
  { viewer, tx, body }: Pick<IncomingRequest, 'viewer' | 'tx' | 'body'>,
  through: 'app' | 'link' = 'app',
): Promise<ValidatedRequest> {
  const { facilityId } = body.payload;
  const familyId = familyIdOf(viewer, facilityId, body.payload.familyId);
  const petIds = [...new Set(body.payload.pets)];
  const serviceIds = [...new Set(body.payload.services)];
  const [stored] = await rowsOf<Stored>(
    withGenericPlan(tx),
    sql`with relation as (select fc.status from facility_clients fc
        where fc.facility_id = ${facilityId} and fc.family_id = ${familyId} for update)
      select (select status from relation) as status,
        (select count(*)::int from pets p
          where p.family_id = ${familyId} and p.id = any(${uuids(petIds)}) and p.deleted_at is null) as pets,
        (select count(*)::int from pets p
          where p.family_id = ${familyId} and p.id = any(${uuids(petIds)}) and p.deceased_on is not null) as died,
        (select count(*)::int from facility_pets fp
          where fp.facility_id = ${facilityId} and fp.pet_id = any(${uuids(petIds)})) as linked,
        (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'price', s.price,
            'deposit', s.deposit, 'serviceTypeId', s.service_type_id, 'enabled', s.enabled)), '[]')
          from services s where s.facility_id = ${facilityId} and s.id = any(${uuids(serviceIds)})) as services`,
  );
  if (!stored?.status) throw new Refusal('NOT_FOUND');
  const { status, pets, died, linked, services } = stored;
  const category = toHealthCategory(body.category);
  const party = through === 'link' ? 'facility' : partyOf(viewer);
  const relationRefusal = refusalOfRequest(status, party, category);
  if (relationRefusal) throw new Refusal(relationRefusal);
  if (pets < petIds.length || (viewer.isVet && linked < petIds.length))
    throw new Refusal('NOT_FOUND');
  // A clinic may write about a pet that has died; all other requests for it are refused.
  if (died > 0 && !(viewer.isVet && category === 'CONSULTATION'))
    throw invalid('payload.pets', 'deceased');
  if (services.length < serviceIds.length) throw new Refusal('NOT_FOUND');
  // Clients can request only enabled services; staff can use all.
  if (!viewer.isVet && services.some(({ enabled }) => !enabled))
    throw invalid('payload.services', 'not_enabled');
  if (isUnregistered(status) && services.some(needsApp)) throw new Refusal('CLIENT_NOT_REGISTERED');
  return { facilityId, familyId, category, petIds, services };
}

/**
 * Staff and links in e-mails can book visits even for clients without the app; all other requests are conversations in
 * the app.
 */
function refusalOfRequest(status: RelationshipStatus, party: Party, category: HealthCategory) {
  const isVisitByStaff = party === 'facility' && category === 'VISIT';
  return isVisitByStaff ? refusalToBookVisit(status) : refusalToContact(status, party);
}

const needsApp = ({ serviceTypeId }: OfferedService) =>
  categoryOfService(serviceTypeId) !== 'VISIT';

/** Returns the family that the request is for: that of the pet owner at this facility, or the one that staff name. */
function familyIdOf(
  viewer: Viewer,
  facilityId: string,
  requestedFamilyId: string | undefined,
): string {
  if (viewer.isVet) {
    if (!requestedFamilyId) throw invalid('payload.familyId', 'required');
    return requestedFamilyId;
  }
  const clinic = viewer.clinics.find(
    (link) =>
      link.facilityId === facilityId &&
      (requestedFamilyId === undefined || link.familyId === requestedFamilyId),
  );
  if (!clinic) throw new Refusal('NOT_FOUND');
  return clinic.familyId;
}
