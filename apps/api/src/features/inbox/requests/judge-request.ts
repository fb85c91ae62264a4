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
import { sql } from 'drizzle-orm';
import { PLANNED_ONCE } from '../../../db/accompanied-query.ts';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf } from '../../../db/database.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PostedEvent } from '../../conversations/public.ts';

type OfferedService = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  /** In percent. */
  readonly deposit: number;
  readonly serviceTypeId: number;
  readonly enabled: boolean;
};

/** What somebody may ask for. */
export type JudgedRequest = {
  readonly facilityId: string;
  readonly familyId: string;
  readonly category: HealthCategory;
  readonly petIds: readonly string[];
  readonly services: readonly OfferedService[];
};

type Stored = {
  readonly status: RelationshipStatus | null;
  /** Those of this family that it has not removed. */
  readonly pets: number;
  /** Those of them that have died. */
  readonly died: number;
  /** Those that the facility may see. */
  readonly linked: number;
  readonly services: readonly OfferedService[];
};

/**
 * Judges what a pet owner asks a clinic for, or a vet opens for a client, and locks until commit how the two stand to each
 * other. One statement, and nothing is written.
 * Refusals: VALIDATION, NOT_FOUND for pets and services of others, FORBIDDEN without an active relation,
 * CLIENT_NOT_REGISTERED for what a client without an account would need the app for.
 */
export async function judgeRequest({
  viewer,
  tx,
  body,
}: Pick<PostedEvent<'HEALTH'>, 'viewer' | 'tx' | 'body'>): Promise<JudgedRequest> {
  const { facilityId } = body.payload;
  const familyId = familyOf(viewer, facilityId, body.payload.familyId);
  const petIds = [...new Set(body.payload.pets)];
  const serviceIds = [...new Set(body.payload.services)];
  const [stored] = await rowsOf<Stored>(
    tx,
    sql`${sql.raw(PLANNED_ONCE)} with relation as (select fc.status from facility_clients fc
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
  const category = healthCategory(body.category);
  const shutOut = refusalOfRequest(status, partyOf(viewer), category);
  if (shutOut) throw new Refusal(shutOut);
  if (pets < petIds.length || (viewer.isVet && linked < petIds.length))
    throw new Refusal('NOT_FOUND');
  // A clinic may have to write about one that has died; nothing else is asked for or booked for it.
  if (died > 0 && !(viewer.isVet && category === 'CONSULTATION'))
    throw invalid('payload.pets', 'deceased');
  if (services.length < serviceIds.length) throw new Refusal('NOT_FOUND');
  // What is not enabled is not for clients to ask for; staff offer it all the same.
  if (!viewer.isVet && services.some(({ enabled }) => !enabled))
    throw invalid('payload.services', 'not_enabled');
  if (isUnregistered(status) && services.some(needsApp)) throw new Refusal('CLIENT_NOT_REGISTERED');
  return { facilityId, familyId, category, petIds, services };
}

/** A visit needs no app, everything else is a talk through it. */
function refusalOfRequest(status: RelationshipStatus, party: Party, category: HealthCategory) {
  const isVisitByStaff = party === 'facility' && category === 'VISIT';
  return isVisitByStaff ? refusalOfVisit(status) : refusalOfContact(status, party);
}

const needsApp = ({ serviceTypeId }: OfferedService) =>
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
