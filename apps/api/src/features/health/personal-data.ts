import { sql } from 'drizzle-orm';
import { fileAddress } from '../../db/file-address.ts';
import type { PersonalData } from '../../personal-data.ts';

/** SQL: the families of a person. */
const familiesOf = (userId: string | null) => sql`(select fm.family_id from family_members fm
  where fm.user_id = ${userId} and fm.status = 'ACTIVE')`;

/**
 * Export of the health records of a person's pets: released notes, without texts that are private to the clinic.
 * Notes that staff wrote belong to the clinic's records and are not part of their own exports.
 */
export const healthData: PersonalData = {
  parts: {
    visitNotes: {
      tables: ['visit_notes', 'visit_note_addenda'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('id', n.id, 'PetId', n.pet_id,
          'facility', (select json_build_object('id', f.id, 'name', f.name) from facilities f where f.id = n.facility_id),
          'conversationId', n.conversation_id, 'date', iso_instant(n.noted_at), 'reason', n.reason,
          'history', n.history, 'findings', n.findings, 'vitals', n.vitals, 'assessment', n.assessment,
          'diagnoses', n.diagnoses, 'plan', n.plan, 'deceasedOn', n.deceased_on,
          'author', (select u.first_name from users u where u.id = n.author_id),
          'dateSigned', iso_instant(n.signed_at), 'dateReleased', iso_instant(n.released_at),
          'addenda', (select coalesce(json_agg(json_build_object('text', d.text,
            'author', (select u.first_name from users u where u.id = d.author_id),
            'date', iso_instant(d.created_at)) order by d.created_at, d.id), '[]')
            from visit_note_addenda d where d.note_id = n.id)) order by n.noted_at, n.id), '[]')
        from visit_notes n where n.released_at is not null and n.family_id in ${familiesOf(userId)}`,
    },
    problems: {
      tables: ['problems'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('id', q.id, 'PetId', q.pet_id, 'text', q.text, 'status', q.status,
          'chronic', q.chronic, 'date', iso_instant(q.noted_at), 'dateResolved', iso_instant(q.resolved_at))
          order by q.noted_at, q.id), '[]')
        from problems q where q.family_id in ${familiesOf(userId)} and (q.chronic or exists (
          select from visit_notes n where n.id = q.note_id and n.released_at is not null))`,
    },
    vaccinations: {
      tables: ['vaccinations'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('id', v.id, 'PetId', v.pet_id,
          'facility', (select json_build_object('id', f.id, 'name', f.name) from facilities f where f.id = v.facility_id),
          'vaccine', i.name_en, 'product', v.product, 'manufacturer', v.manufacturer, 'batch', v.batch,
          'expiresOn', v.expires_on, 'givenOn', v.given_on, 'site', v.site, 'doseNumber', v.dose_number,
          'nextDueOn', v.next_due_on, 'file', ${fileAddress(sql`v.file_id`)}, 'isOwn', v.author_id = ${userId}::uuid,
          'dateConfirmed', iso_instant(v.confirmed_at), 'dateVoided', iso_instant(v.voided_at),
          'voidReason', v.void_reason, 'dateCreated', iso_instant(v.created_at)) order by v.given_on, v.id), '[]')
        from vaccinations v join preventive_items i on i.id = v.item_id where v.family_id in ${familiesOf(userId)}`,
    },
    prescriptions: {
      tables: ['prescriptions', 'prescription_lines', 'therapy_plans', 'doses'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('id', r.id, 'PetId', r.pet_id,
          'facility', (select json_build_object('id', f.id, 'name', f.name) from facilities f where f.id = r.facility_id),
          'author', (select u.first_name from users u where u.id = r.author_id), 'weight', r.weight_grams,
          'electronicNumber', r.electronic_number, 'pin', r.pin, 'date', iso_instant(r.created_at),
          'lines', (select json_agg(json_build_object('medicine', l.medicine, 'ingredient', l.ingredient,
            'strength', l.strength, 'form', l.form, 'dose', l.dose, 'unit', l.unit, 'route', l.route,
            'everyHours', l.every_hours, 'times', l.times, 'days', l.days, 'quantity', l.quantity,
            'instructions', l.instructions, 'plan', (
              select json_build_object('dateStarted', iso_instant(t.starts_at), 'zone', t.zone,
                'isOwn', t.started_by = ${userId}::uuid, 'dateStopped', iso_instant(t.stopped_at),
                'stopReason', t.stop_reason, 'doses', (
                  select coalesce(json_agg(json_build_object('dueAt', iso_instant(d.due_at), 'status', d.status,
                    'reason', d.reason, 'isOwn', d.user_id = ${userId}::uuid, 'date', iso_instant(d.answered_at))
                    order by d.due_at), '[]') from doses d where d.plan_id = t.id))
              from therapy_plans t where t.line_id = l.id)) order by l.position)
            from prescription_lines l where l.prescription_id = r.id)) order by r.created_at, r.id), '[]')
        from prescriptions r where r.family_id in ${familiesOf(userId)}`,
    },
    doseReminders: {
      tables: ['dose_reminders'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('planId', m.plan_id, 'dueAt', iso_instant(m.due_at),
          'date', iso_instant(m.reminded_at), 'isOwn', ${userId}::uuid = any(m.users)) order by m.due_at, m.plan_id), '[]')
        from dose_reminders m where m.family_id in ${familiesOf(userId)}`,
    },
    documents: {
      tables: ['health_documents'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('id', d.id, 'PetId', d.pet_id,
          'facility', (select json_build_object('id', f.id, 'name', f.name) from facilities f where f.id = d.facility_id),
          'noteId', d.note_id, 'kind', d.kind, 'title', d.title, 'date', d.dated_on,
          'file', (select ${fileAddress(sql`x.id`)} from files x where x.document_id = d.id),
          'isOwn', d.author_id = ${userId}::uuid, 'dateReleased', iso_instant(d.released_at),
          'dateCreated', iso_instant(d.created_at)) order by d.dated_on, d.id), '[]')
        from health_documents d where (d.facility_id is null or d.released_at is not null)
          and d.family_id in ${familiesOf(userId)}`,
    },
    recordAccess: {
      tables: ['record_access'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('PetId', a.pet_id,
          'from', (select f.name from facilities f where f.id = a.from_facility_id),
          'to', (select f.name from facilities f where f.id = a.to_facility_id), 'isOwn', a.granted_by = ${userId}::uuid,
          'dateGranted', iso_instant(a.granted_at), 'dateWithdrawn', iso_instant(a.withdrawn_at))
          order by a.granted_at, a.id), '[]')
        from record_access a where a.family_id in ${familiesOf(userId)}`,
    },
    recalls: {
      tables: ['recall_messages', 'recalls', 'recall_stops'],
      json: ({ userId }) => sql`
        select json_build_object('messages', coalesce((select json_agg(json_build_object(
            'facility', (select json_build_object('id', f.id, 'name', f.name) from facilities f where f.id = m.facility_id),
            'date', iso_instant(m.created_at), 'items', (select coalesce(json_agg(json_build_object('PetId', r.pet_id,
              'item', i.name_en, 'dueOn', r.due_on) order by r.pet_id, r.due_on, i.id), '[]')
              from recalls r join preventive_items i on i.id = r.item_id where r.message_id = m.id))
            order by m.created_at, m.id) from recall_messages m where m.family_id in ${familiesOf(userId)}), '[]'),
          'stopped', coalesce((select json_agg(json_build_object('facility', f.name, 'date', iso_instant(s.created_at))
            order by s.created_at, f.id) from recall_stops s join facilities f on f.id = s.facility_id
            where s.family_id in ${familiesOf(userId)}), '[]'))`,
    },
    shares: {
      tables: ['record_shares'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('id', s.id, 'PetId', s.pet_id, 'sections', s.sections,
          'isOwn', s.user_id = ${userId}::uuid, 'dateCreated', iso_instant(s.created_at),
          'dateExpires', iso_instant(s.expires_at), 'dateWithdrawn', iso_instant(s.withdrawn_at), 'views', s.views,
          'dateViewed', iso_instant(s.viewed_at)) order by s.created_at, s.id), '[]')
        from record_shares s where s.family_id in ${familiesOf(userId)}`,
    },
    dueDecisions: {
      tables: ['due_decisions'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('PetId', d.pet_id, 'item', i.name_en, 'decision', d.decision,
          'until', d.until, 'reason', case when d.facility_id is null then d.reason end, 'isOwn', d.author_id = ${userId}::uuid,
          'date', iso_instant(d.decided_at)) order by d.decided_at, d.id), '[]')
        from due_decisions d join preventive_items i on i.id = d.item_id
        where d.family_id in ${familiesOf(userId)}`,
    },
  },
  withheld: {
    due_items:
      'What pets are due for, computed from vaccinations, decisions and protocols, which are exported.',
    due_refreshes: 'Pets whose due items are about to be computed again.',
  },
};
