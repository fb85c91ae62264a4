import { doseReminders, therapyPlans } from '@zampa/db/schema/prescriptions';
import {
  dosesUntil,
  nextReminder,
  REMIND_OTHERS_MS,
  REMIND_OTHERS_UNTIL_MS,
} from '@zampa/domain/health/dose-times';
import { and, eq, sql } from 'drizzle-orm';
import { inTransaction, rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { dosePath } from './dose-path.ts';
import { endOf, timesOf, type PlanTimes, type TherapyRow } from './therapy-rows.ts';

/** Plans or reminders of one transaction. */
const BATCH = 100;

/**
 * Reminds families of the doses that are due: first the member who started the therapy, two hours later the others, unless
 * somebody has answered. What was reminded of is stored in the transaction of the notification, so that no restart loses
 * or doubles a reminder.
 */
export async function remindOfDoses(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const remind of [remindFirst, remindOthers])
    while ((await inTransaction(deps.db, (tx) => remind(deps, tx, now))) === BATCH);
}

/** A plan with the members of its family, the one who started it first. */
type Plan = Pick<
  TherapyRow,
  'id' | 'PetId' | 'facilityId' | 'familyId' | 'stoppedAt' | 'deceasedOn'
> &
  PlanTimes & {
    readonly pet: string;
    readonly startedBy: string | null;
    readonly members: readonly string[];
  };

const planColumns = sql`t.id, p.id as "PetId", p.name as pet, t.facility_id as "facilityId", t.family_id as "familyId",
  t.zone, iso_instant(t.starts_at) as "startsAt", iso_instant(t.stopped_at) as "stoppedAt",
  p.deceased_on::text as "deceasedOn", t.started_by as "startedBy",
  json_build_object('days', l.days, 'every', case when l.every_hours is not null
    then json_build_object('hours', l.every_hours) else json_build_object('times', l.times) end) as line,
  array(select fm.user_id::text from family_members fm
    join users u on u.id = fm.user_id and u.enabled and u.account_id is not null
    where fm.family_id = t.family_id and fm.status = 'ACTIVE' order by fm.user_id) as members`;

const ofPlan = sql`join prescription_lines l on l.id = t.line_id
  join prescriptions r on r.id = l.prescription_id
  join pets p on p.id = r.pet_id`;

/** Reminds of the doses that have become due. Returns the number of plans. */
async function remindFirst(deps: Deps, tx: Queryable, now: Date): Promise<number> {
  const plans = await rowsOf<Plan & { readonly from: string }>(
    tx,
    sql`select ${planColumns}, iso_instant(t.next_dose_at) as "from" from therapy_plans t ${ofPlan}
      where t.next_dose_at <= ${now} order by t.next_dose_at limit ${BATCH} for update of t skip locked`,
  );
  for (const plan of plans) {
    const times = dosesUntil(timesOf(plan), endOf(plan));
    const { due, next } = nextReminder(times, new Date(plan.from), now);
    await tx.update(therapyPlans).set({ nextDoseAt: next }).where(eq(therapyPlans.id, plan.id));
    const first = plan.members.filter((userId) => userId === plan.startedBy);
    const users = first.length > 0 ? first : plan.members;
    if (due && (await insertReminder(tx, plan, { due, users }, now)))
      notify(deps, tx, plan, { kind: 'DOSE_DUE', due, users });
  }
  return plans.length;
}

/** Stores that members are reminded of a dose. Returns false if they were before, or if it was answered early. */
async function insertReminder(
  tx: Queryable,
  { id, facilityId, familyId }: Plan,
  { due, users }: { readonly due: Date; readonly users: readonly string[] },
  now: Date,
): Promise<boolean> {
  const answered = await rowsOf(
    tx,
    sql`select from doses d where d.plan_id = ${id} and d.due_at = ${due}`,
  );
  if (answered.length > 0) return false;
  const inserted = await tx
    .insert(doseReminders)
    .values({
      planId: id,
      dueAt: due,
      facilityId,
      familyId,
      remindedAt: now,
      users: [...users],
      nextAt: new Date(due.getTime() + REMIND_OTHERS_MS),
    })
    .onConflictDoNothing()
    .returning({ planId: doseReminders.planId });
  return inserted.length > 0;
}

/** Reminds the other adults of doses without an answer. Returns the number of reminders. */
async function remindOthers(deps: Deps, tx: Queryable, now: Date): Promise<number> {
  const rows = await rowsOf<
    Plan & { readonly dueAt: string; readonly users: readonly string[]; readonly answered: boolean }
  >(
    tx,
    sql`select ${planColumns}, iso_instant(m.due_at) as "dueAt", m.users::text[] as users,
        exists (select from doses d where d.plan_id = m.plan_id and d.due_at = m.due_at) as answered
      from dose_reminders m join therapy_plans t on t.id = m.plan_id ${ofPlan}
      where m.next_at <= ${now} order by m.next_at limit ${BATCH} for update of m skip locked`,
  );
  for (const { dueAt, users, answered, ...plan } of rows) {
    const due = new Date(dueAt);
    const end = endOf(plan);
    const isOver =
      answered || end !== null || now.getTime() - due.getTime() > REMIND_OTHERS_UNTIL_MS;
    const others = plan.members.filter((userId) => !users.includes(userId));
    if (!isOver && others.length > 0)
      notify(deps, tx, plan, { kind: 'DOSE_MISSED', due, users: others });
    await tx
      .update(doseReminders)
      .set({ nextAt: null })
      .where(and(eq(doseReminders.planId, plan.id), eq(doseReminders.dueAt, due)));
  }
  return rows.length;
}

type Reminder = {
  readonly kind: 'DOSE_DUE' | 'DOSE_MISSED';
  readonly due: Date;
  readonly users: readonly string[];
};

function notify(
  { outbox }: Deps,
  tx: Queryable,
  { id, PetId, pet, facilityId }: Plan,
  { kind, due, users }: Reminder,
): void {
  outbox.enqueue(
    tx,
    'notify',
    {
      kind,
      by: null,
      facilityId,
      conversation: null,
      to: users,
      starts: [],
      pets: [pet],
      path: dosePath(PetId, id, due),
    },
    { once: `${kind}:${id}:${due.toISOString()}` },
  );
}
