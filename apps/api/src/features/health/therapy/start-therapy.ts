import type { startTherapy as call } from '@zampa/contract/health/therapy/start-therapy';
import { prescriptionLines, prescriptions, therapyPlans } from '@zampa/db/schema/prescriptions';
import { facilities } from '@zampa/db/schema/facilities';
import { notificationPreferences } from '@zampa/db/schema/notifications';
import { pets } from '@zampa/db/schema/pets';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { insertDiaryEntry } from '../../conversations/public.ts';
import { readTherapy } from './therapy-rows.ts';

/**
 * Starts the therapy plan of a prescription line, once. Writes it into the family's diary. Errors: STATUS_CONFLICT for a
 * pet that has died.
 */
export async function startTherapy(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const line = await findLine(tx, body.lineId);
  if (line.deceasedOn) throw new Refusal('STATUS_CONFLICT');
  const { facilityId, familyId, petId, medicine } = line;
  const startsAt = body.startsAt === undefined ? now : new Date(body.startsAt);
  const [inserted] = await tx
    .insert(therapyPlans)
    .values({
      id: newId(),
      lineId: body.lineId,
      facilityId,
      familyId,
      zone: body.zone ?? (await findZoneOfPerson(tx, viewer.userId)) ?? line.zone,
      startsAt,
      startedBy: viewer.userId,
      createdAt: now,
      // The next run finds the first dose.
      nextDoseAt: startsAt,
    })
    .onConflictDoNothing()
    .returning({ id: therapyPlans.id });
  if (inserted)
    await insertDiaryEntry(
      deps,
      { tx, viewer, now },
      { category: 'THERAPY', familyId, facilityId: null, petIds: [petId], message: medicine },
    );
  const id = inserted?.id ?? (await findPlan(tx, body.lineId));
  return readTherapy(tx, viewer, id, now);
}

/** Finds a line with its pet and the clinic's time zone. Throws NOT_FOUND. */
async function findLine(tx: Queryable, lineId: string) {
  const [line] = await tx
    .select({
      facilityId: prescriptions.facilityId,
      familyId: prescriptions.familyId,
      petId: prescriptions.petId,
      medicine: prescriptionLines.medicine,
      zone: facilities.timezone,
      deceasedOn: pets.deceasedOn,
    })
    .from(prescriptionLines)
    .innerJoin(prescriptions, eq(prescriptions.id, prescriptionLines.prescriptionId))
    .innerJoin(facilities, eq(facilities.id, prescriptions.facilityId))
    .innerJoin(pets, eq(pets.id, prescriptions.petId))
    .where(eq(prescriptionLines.id, lineId));
  if (!line) throw new Refusal('NOT_FOUND');
  return line;
}

/** Returns the time zone in which the person has their quiet hours; null if unknown. */
async function findZoneOfPerson(tx: Queryable, userId: string): Promise<string | null> {
  const [chosen] = await tx
    .select({ zone: notificationPreferences.quietZone })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  return chosen?.zone ?? null;
}

async function findPlan(tx: Queryable, lineId: string): Promise<string> {
  const [plan] = await tx
    .select({ id: therapyPlans.id })
    .from(therapyPlans)
    .where(eq(therapyPlans.lineId, lineId));
  if (!plan) throw new Refusal('NOT_FOUND');
  return plan.id;
}
