import { recallMessages, recalls, recallSettings } from '@zampa/db/schema/recalls';
import { CHANNELS } from '@zampa/domain/notifications/channels';
import { RECALL_FROM_HOUR, RECALL_UNTIL_HOUR } from '@zampa/domain/health/recall-steps';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { and, eq, sql } from 'drizzle-orm';
import { findChosenChannels } from '../../../channels/chosen-channels.ts';
import { notificationTimes } from '../../../channels/notification-times.ts';
import { inTransaction, rowsOf, type Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import type { Deps } from '../../../deps.ts';
import { countOutsiderEmail } from '../../../emails/count-outsider-email.ts';
import { enqueueEmail } from '../../../emails/enqueue-email.ts';
import { enqueueToReader } from '../../../emails/notification-emails.ts';
import { refreshDue } from '../prevention/refresh-due.ts';
import { findDueRecalls, type DueRecall } from './find-due-recalls.ts';
import { findRecallReaders, type RecallReader } from './find-recall-readers.ts';
import { bookingPath, dueNotices, petsOf } from './recall-message.ts';
import { findClinicServices, type ClinicService } from './recall-services.ts';

/** Families of one transaction. */
const BATCH = 200;

type Clinic = {
  readonly facilityId: string;
  readonly name: string;
  readonly zone: string;
  readonly today: string;
  readonly lastRunOn: string | null;
};

/** Sends the recalls of all clinics whose morning it is and whose run of the day has not ended. */
export async function sendRecalls(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const clinics = await rowsOf<Clinic>(
    deps.db,
    sql`select * from (
        select f.id as "facilityId", f.name, f.timezone as zone, s.last_run_on::text as "lastRunOn",
          (${now}::timestamptz at time zone f.timezone)::date::text as today,
          extract(hour from ${now}::timestamptz at time zone f.timezone) as hour
        from recall_settings s join facilities f on f.id = s.facility_id
        where s.enabled) clinic
      where hour >= ${RECALL_FROM_HOUR} and hour < ${RECALL_UNTIL_HOUR}
        and ("lastRunOn" is null or "lastRunOn" < today)
      order by "facilityId"`,
  );
  for (const clinic of clinics) await sendRecallsOf(deps, clinic, now);
}

/**
 * Sends the recalls of a clinic: one message to each family. Each batch of families is one transaction with its
 * messages, so that a run that a crash interrupts goes on where it stopped.
 */
async function sendRecallsOf(deps: Deps, clinic: Clinic, now: Date): Promise<void> {
  const { facilityId, today } = clinic;
  await refreshDue(deps, [facilityId]);
  const lastRunOn = clinic.lastRunOn ?? dayPlus(today, -1);
  const due = await findDueRecalls(deps.db, { facilityId, today, lastRunOn }, now);
  const families = [...Map.groupBy(due, ({ familyId }) => familyId)];
  const services = await findClinicServices(deps.db, facilityId);
  for (let place = 0; place < families.length; place += BATCH)
    await inTransaction(deps.db, (tx) =>
      sendBatch(
        deps,
        tx,
        { clinic, services, families: families.slice(place, place + BATCH) },
        now,
      ),
    );
  await deps.db
    .update(recallSettings)
    .set({ lastRunOn: today })
    .where(and(eq(recallSettings.facilityId, facilityId), eq(recallSettings.enabled, true)));
}

type Batch = {
  readonly clinic: Clinic;
  readonly services: readonly ClinicService[];
  readonly families: readonly (readonly [familyId: string, due: readonly DueRecall[]])[];
};

async function sendBatch(deps: Deps, tx: Queryable, batch: Batch, now: Date): Promise<void> {
  const { clinic, families } = batch;
  const readers = await findWillingReaders(deps, tx, batch);
  const reached = families.filter(([familyId]) => readers.some((one) => one.familyId === familyId));
  if (reached.length === 0) return;
  const messages = await insertMessages(tx, clinic, reached, now);
  const timesFor = await notificationTimes(tx, readers, {
    kind: 'RECALL',
    conversationId: null,
    since: now,
    now,
    presence: 'NOBODY',
  });
  for (const [familyId, due] of reached) {
    const messageId = messages.get(familyId);
    // Another process has sent it.
    if (!messageId) continue;
    const ofFamily = readers.filter((reader) => reader.familyId === familyId);
    const message = { ...batch, messageId, due };
    notifyMembers(deps, tx, message, ofFamily);
    for (const reader of ofFamily)
      if (reader.isOutsider) await sendLink(deps, tx, message, reader);
      else await enqueueToReader(deps, tx, { reader, times: timesFor(reader) }, newsOf(message));
  }
}

/** Returns the recipients who have not switched recalls off, and outsiders within the limits of e-mails to them. */
async function findWillingReaders(
  deps: Deps,
  tx: Queryable,
  { clinic: { facilityId }, families }: Batch,
): Promise<readonly RecallReader[]> {
  const found = await findRecallReaders(
    tx,
    facilityId,
    families.map(([familyId]) => familyId),
  );
  const chosen = await findChosenChannels(
    tx,
    found.map(({ userId }) => userId),
  );
  const willing: RecallReader[] = [];
  for (const reader of found) {
    const { RECALLS } = chosen(reader.userId).choices;
    const isWilling = reader.isOutsider
      ? await countOutsiderEmail(deps, { address: reader.address, facilityId }, 'recall')
      : CHANNELS.some((channel) => RECALLS[channel]);
    if (isWilling) willing.push(reader);
  }
  return willing;
}

/** Stores the messages and their steps. Returns the message of each family that had none today. */
async function insertMessages(
  tx: Queryable,
  { facilityId, today }: Clinic,
  families: Batch['families'],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const inserted = await tx
    .insert(recallMessages)
    .values(
      families.map(([familyId]) => ({
        id: newId(),
        facilityId,
        familyId,
        sentOn: today,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: recallMessages.id, familyId: recallMessages.familyId });
  const messages = new Map(inserted.map(({ id, familyId }) => [familyId, id]));
  const steps = families.flatMap(([familyId, due]) => {
    const messageId = messages.get(familyId);
    if (!messageId) return [];
    return due.map(({ petId, protocolId, itemId, dueOn, step }) => ({
      petId,
      familyId,
      facilityId,
      protocolId,
      itemId,
      dueOn,
      step,
      messageId,
      createdAt: now,
    }));
  });
  if (steps.length > 0) await tx.insert(recalls).values(steps).onConflictDoNothing();
  return messages;
}

type Message = Omit<Batch, 'families'> & {
  readonly messageId: string;
  readonly due: readonly DueRecall[];
};

const onceOf = ({ messageId }: Message) => `recall:${messageId}`;

function newsOf(message: Message) {
  const { clinic, services, due } = message;
  return {
    news: 'RECALL',
    person: clinic.name,
    facility: clinic.name,
    pets: petsOf(due),
    starts: [],
    zone: clinic.zone,
    due: dueNotices(due),
    conversationId: null,
    path: bookingPath(clinic.facilityId, due, services),
    once: onceOf(message),
  } as const;
}

/** Notifies the members with an account in the app and on their devices. */
function notifyMembers(
  { outbox }: Deps,
  tx: Queryable,
  message: Message,
  readers: readonly RecallReader[],
): void {
  const to = readers.filter((reader) => !reader.isOutsider).map(({ userId }) => userId);
  if (to.length === 0) return;
  const { pets, due, path } = newsOf(message);
  outbox.enqueue(
    tx,
    'notify',
    {
      kind: 'RECALL',
      by: null,
      facilityId: message.clinic.facilityId,
      conversation: null,
      to,
      starts: [],
      pets,
      due,
      path,
    },
    { once: onceOf(message) },
  );
}

/** E-mails a person without an account, with a link that books without signing in. */
async function sendLink(
  deps: Deps,
  tx: Queryable,
  message: Message,
  { userId, name, address, language }: RecallReader,
): Promise<void> {
  const { path: _path, once, conversationId: _conversation, ...values } = newsOf(message);
  const token = deps.tokens.recallLink({ messageId: message.messageId, userId }, address);
  const url = `${deps.publicUrl()}/app/recall/${token}`;
  await enqueueEmail(
    deps,
    tx,
    { template: 'news', to: { name, address }, language, values: { ...values, url, byLink: true } },
    { once: `${once}:${userId}` },
  );
}
