import type { DueItem } from '@zampa/contract/health/objects/due-item';
import type { ProtocolItem } from '@zampa/contract/health/objects/protocol';
import {
  dueStatusOf,
  earliestPerKind,
  findDueDay,
  postponedDay,
} from '@zampa/domain/health/due-items';
import type { Viewer } from '@zampa/domain/people/relation';
import { dayIn } from '@zampa/domain/time/plain-days';
import { sql } from 'drizzle-orm';
import { uuids } from '../../../db/arrays.ts';
import type { Queryable } from '../../../db/database.ts';
import { findPetsAtClinics, type DuePetsFilter, type PetAtClinic } from './due-pets.ts';
import { protocolsQuery, readProtocolItems } from './protocol-json.ts';

/**
 * Returns what is due for the pets that the viewer sees, earliest first. Staff get the items of their clinic's
 * protocols; families the earliest of each kind over all their clinics.
 */
export async function findDue(
  db: Queryable,
  viewer: Viewer,
  filter: DuePetsFilter,
  now: Date,
): Promise<readonly DueItem[]> {
  const places = await findPetsAtClinics(db, viewer, filter, now);
  const clinics = [...new Set(places.map(({ facilityId }) => facilityId))];
  const protocols = await readProtocolItems(
    db,
    sql`${protocolsQuery} where r.enabled and r.facility_id = any(${uuids(clinics)})`,
  );
  const byPet = Object.groupBy(
    places.flatMap((place) => dueAt(place, protocols, viewer, now)),
    ({ pet }) => pet.id,
  );
  const items = Object.values(byPet).flatMap((ofPet = []) =>
    viewer.isVet ? ofPet : unwrap(earliestPerKind(ofPet.map(withKind))),
  );
  return items.toSorted((one, other) => (keyOfDue(one) < keyOfDue(other) ? -1 : 1));
}

const withKind = (due: DueItem) => ({
  kind: due.item.kind,
  dueOn: due.dueOn,
  isDeclined: due.decision?.decision === 'DECLINED',
  due,
});
const unwrap = (items: readonly { readonly due: DueItem }[]) => items.map(({ due }) => due);

/** Position of an item in the list. */
const keyOfDue = ({ dueOn, pet, item }: DueItem): string => `${dueOn} ${pet.id} ${item.id}`;

/** Returns what is due for a pet by the protocols of one clinic. */
function dueAt(
  { pet, birthDate, facilityId, zone, shownFrom, doses, decisions, appointment }: PetAtClinic,
  protocols: readonly ProtocolItem[],
  viewer: Viewer,
  now: Date,
): readonly DueItem[] {
  const today = dayIn(now, zone);
  // Staff of several clinics see the doses of all of them; each protocol counts those that its clinic knows.
  const isKnownHere = (record: { readonly facilityId: string | null }) =>
    !viewer.isVet ||
    record.facilityId === null ||
    [facilityId, ...shownFrom].includes(record.facilityId);
  return protocols
    .filter((rule) => rule.facilityId === facilityId && rule.vaccine.SpeciesId === pet.SpeciesId)
    .flatMap((rule): readonly DueItem[] => {
      const { id: vaccineId, name, names, kind } = rule.vaccine;
      const dosesHere = doses.filter((dose) => dose.itemId === vaccineId && isKnownHere(dose));
      const day = findDueDay(rule, { birthDate, deceasedOn: null }, dosesHere, today);
      if (day === null) return [];
      const decision = decisions.find(
        (one) =>
          one.itemId === vaccineId && (one.facilityId === null || one.facilityId === facilityId),
      );
      const dueOn = postponedDay(day, decision?.until ?? null);
      return [
        {
          pet,
          facilityId,
          item: { id: rule.id, vaccineId, name, names, kind },
          dueOn,
          status: dueStatusOf(dueOn, today),
          appointment,
          decision: decision ? shownDecision(decision, viewer) : null,
        },
      ];
    });
}

/** The reason of a clinic is for its staff alone. */
const shownDecision = (
  { decision, until, reason, facilityId }: PetAtClinic['decisions'][number],
  { isVet }: Viewer,
): DueItem['decision'] => ({
  decision,
  until,
  reason: isVet || facilityId === null ? reason : null,
});
