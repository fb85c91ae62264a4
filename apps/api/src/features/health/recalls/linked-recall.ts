import type { LinkedRecall } from '@zampa/contract/health/objects/linked-recall';
import { servicesForRecall } from '@zampa/domain/health/recall-service';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { actingAs, withoutPerson } from '../../../access/acting.ts';
import { findViewer } from '../../../access/viewer.ts';
import { rowsOf, type Database } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { LIMITS } from '../../../limits/table.ts';
import { parseRecallLink, type RecallLink } from '../../../secrets/tokens.ts';
import { bookingEmailAddress } from '../../appointments/public.ts';
import { findClinicServices } from './recall-services.ts';

/** A verified link of a recall: the message, the person and the address it was sent to. */
export type VerifiedRecallLink = {
  readonly messageId: string;
  readonly familyId: string;
  readonly facilityId: string;
  readonly address: string;
  readonly viewer: Viewer;
  /** The database, limited by row-level security to the rows that this person may see. */
  readonly db: Database;
};

type Sent = Pick<VerifiedRecallLink, 'familyId' | 'facilityId' | 'address'>;

/**
 * Verifies a link. Errors: NOT_FOUND if it is invalid, older than half a year, or was sent to an address that is no
 * longer used, if the person does not exist or the relation has ended; TOO_MANY_REQUESTS.
 */
export async function verifyRecallLink(
  { db, limits, tokens }: Deps,
  token: string,
  { network, now }: { readonly network: string; readonly now: Date },
): Promise<VerifiedRecallLink> {
  await limits.spend(LIMITS.recallLinks, network);
  const link = parseRecallLink(token);
  const all = withoutPerson(db, 'link');
  const sent = link && (await findSent(all, link, now));
  if (!link || !sent || !tokens.isRecallLink(link, sent.address)) throw new Refusal('NOT_FOUND');
  const viewer = await findViewer(all, link.userId);
  if (!viewer) throw new Refusal('NOT_FOUND');
  return { ...sent, messageId: link.messageId, viewer, db: actingAs(db, { viewer }) };
}

async function findSent(db: Database, { messageId, userId }: RecallLink, now: Date) {
  if (!validate(messageId) || !validate(userId)) return null;
  const [found] = await rowsOf<Sent>(
    db,
    sql`select m.family_id as "familyId", m.facility_id as "facilityId", ${bookingEmailAddress} as address
      from recall_messages m
      join facility_clients fc on fc.facility_id = m.facility_id and fc.family_id = m.family_id
        and fc.status in ('ACTIVE', 'IMPORTED', 'INVITED')
      join family_members fm on fm.family_id = m.family_id and fm.user_id = ${userId} and fm.status = 'ACTIVE'
      join users u on u.id = fm.user_id
      left join accounts a on a.id = u.account_id
      where m.id = ${messageId} and m.created_at > ${now}::timestamptz - interval '180 days'
        and ${bookingEmailAddress} is not null`,
  );
  return found ?? null;
}

type Stored = Omit<LinkedRecall, 'services' | 'appointment'> & {
  readonly subjects: readonly { readonly speciesId: number; readonly serviceId: string | null }[];
  readonly appointment: { readonly bookingId: string; readonly start: string } | null;
};

/** Reads the recall of a link. Throws NOT_FOUND once none of its pets is alive and in the family. */
export async function readLinkedRecall(
  { publicUrl, tokens }: Deps,
  { db, messageId, facilityId, viewer, address }: VerifiedRecallLink,
): Promise<LinkedRecall> {
  const [stored] = await rowsOf<Stored>(
    db,
    sql`select json_build_object('id', f.id, 'name', f.name, 'phone', nullif(f.phone, ''), 'timezone', f.timezone) as facility,
      (select coalesce(json_agg(json_build_object('pet', json_build_object('id', p.id, 'name', p.name),
          'names', json_build_object('en', i.name_en, 'it', i.name_it), 'dueOn', r.due_on)
          order by p.name, p.id, r.due_on, i.id), '[]') ${itemsOfMessage}) as items,
      (select coalesce(json_agg(json_build_object('speciesId', p.species_id, 'serviceId', o.service_id)), '[]')
        ${itemsOfMessage}) as subjects,
      exists (select from recall_stops s where s.facility_id = m.facility_id and s.family_id = m.family_id) as stopped,
      (select json_build_object('bookingId', k.id, 'start', iso_instant(k.starts_at)) from calendar_events k
        where k.conversation_id = m.conversation_id and k.valid and k.starts_at is not null
        order by k.created_at desc limit 1) as appointment
    from recall_messages m join facilities f on f.id = m.facility_id where m.id = ${messageId}`,
  );
  if (!stored || stored.items.length === 0) throw new Refusal('NOT_FOUND');
  const { subjects, appointment, ...recall } = stored;
  const services = servicesForRecall(await findClinicServices(db, facilityId), subjects);
  return {
    ...recall,
    // A deposit is paid by card, for which an account is needed.
    services: services
      .filter(({ deposit }) => deposit === 0)
      .map(({ id, name, duration, price, currency }) => ({ id, name, duration, price, currency })),
    appointment: appointment && {
      start: appointment.start,
      url: `${publicUrl()}/app/appointment/${tokens.bookingLink({ bookingId: appointment.bookingId, userId: viewer.userId }, address)}`,
    },
  };
}

const itemsOfMessage = sql`from recalls r
  join pets p on p.id = r.pet_id and p.deceased_on is null and p.deleted_at is null
  join preventive_items i on i.id = r.item_id
  join protocol_items o on o.id = r.protocol_id
  where r.message_id = m.id`;
