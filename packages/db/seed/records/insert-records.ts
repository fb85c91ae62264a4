import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { healthDocuments } from '../../src/schema/documents.ts';
import { problems, visitNotes } from '../../src/schema/health.ts';
import {
  doses,
  prescriptionLines,
  prescriptions,
  therapyPlans,
} from '../../src/schema/prescriptions.ts';
import { recallSettings } from '../../src/schema/recalls.ts';
import { dueDecisions, vaccinations } from '../../src/schema/vaccinations.ts';
import type { Clinic } from '../clinic.ts';
import { daysBefore } from '../seeding.ts';
import type { SeedRecords } from './seed-records.ts';

type Queryable = Pick<NodePgDatabase, 'insert' | 'execute'>;

/** Inserts the records, and recalls that were sent in the last weeks. The documents come before their files. */
export async function insertRecords(
  tx: Queryable,
  records: SeedRecords,
  { facility }: Clinic,
  now: Date,
): Promise<void> {
  await tx.insert(visitNotes).values([...records.notes]);
  await tx.insert(problems).values([...records.problems]);
  await tx.insert(vaccinations).values([...records.vaccinations]);
  await tx.insert(dueDecisions).values([...records.decisions]);
  await tx.insert(prescriptions).values([...records.prescriptions]);
  await tx.insert(prescriptionLines).values([...records.lines]);
  await tx.insert(therapyPlans).values([...records.plans]);
  await tx.insert(doses).values([...records.doses]);
  await tx.insert(healthDocuments).values([...records.documents]);
  await tx.insert(recallSettings).values({
    facilityId: facility.id,
    enabled: true,
    enabledAt: daysBefore(now, 50),
    lastRunOn: now.toISOString().slice(0, 10),
    updatedAt: daysBefore(now, 50),
  });
  await insertSentRecalls(tx, facility.id, now);
}

/** Stores a recall for the items whose step, 7 days before or 14 days after the due day, was in the last weeks. */
async function insertSentRecalls(tx: Queryable, facilityId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with steps as (
      select v.pet_id, v.family_id, r.id as protocol_id, r.item_id, v.next_due_on, step, v.next_due_on + step as day
      from vaccinations v
      join protocol_items r on r.facility_id = ${facilityId} and r.item_id = v.item_id
      join unnest(array[-7, 14]) step on v.next_due_on + step between ${now}::date - 45 and ${now}::date - 1
      where v.facility_id = ${facilityId} and not exists (
        select from due_decisions d where d.pet_id = v.pet_id and d.item_id = v.item_id)),
    messages as (
      insert into recall_messages (id, facility_id, family_id, sent_on, created_at)
      select gen_random_uuid(), ${facilityId}, family_id, day, day + time '08:05' from steps group by family_id, day
      returning id, family_id, sent_on, created_at)
    insert into recalls (pet_id, family_id, facility_id, protocol_id, item_id, due_on, step, message_id, created_at)
    select s.pet_id, s.family_id, ${facilityId}, s.protocol_id, s.item_id, s.next_due_on, s.step, m.id, m.created_at
    from steps s join messages m on m.family_id = s.family_id and m.sent_on = s.day`);
}
