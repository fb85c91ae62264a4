import type { Dose, PrescriptionLine, Therapy } from '@zampa/contract/health/objects/prescription';
import {
  doseTimes,
  planStatusOf,
  type DoseStatus,
  type Schedule,
} from '@zampa/domain/health/dose-times';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { readerSideOf } from '../../../shapes/person-json.ts';
import { personById } from '../person-by-id.ts';
import { lineJson } from './prescription-json.ts';

type AnsweredDose = Omit<Dose, 'status'> & { readonly status: DoseStatus };

/** A stored plan `t` of line `l` and prescription `r`, with the doses that were answered. */
export type TherapyRow = Omit<Therapy, 'doses' | 'status'> & {
  readonly familyId: string;
  readonly answers: readonly AnsweredDose[];
  readonly deceasedOn: string | null;
  readonly position: readonly string[];
};

/** Returns a query of plans `t` with line `l`, prescription `r` and pet `p`, to which conditions can be added. */
export const therapiesQuery = (viewer: Viewer) => sql`
  select t.id, r.pet_id as "PetId", t.facility_id as "facilityId",
    t.family_id as "familyId", ${lineJson} as line, t.zone,
    iso_instant(t.starts_at) as "startsAt", iso_instant(t.stopped_at) as "stoppedAt",
    t.stop_reason as "stopReason", p.deceased_on::text as "deceasedOn",
    (select coalesce(json_agg(json_build_object('dueAt', iso_instant(d.due_at), 'status', d.status,
        'reason', d.reason, 'by', ${personById(sql`d.user_id`, readerSideOf(viewer))},
        'at', iso_instant(d.answered_at))), '[]') from doses d where d.plan_id = t.id) as answers,
    array[iso_micros(t.created_at), t.id::text] as position
  from therapy_plans t
  join prescription_lines l on l.id = t.line_id
  join prescriptions r on r.id = l.prescription_id
  join pets p on p.id = r.pet_id`;

/** Returns the times of all doses of a plan. */
export function timesOf({ line, startsAt, zone }: Pick<TherapyRow, 'line' | 'startsAt' | 'zone'>) {
  return doseTimes({
    every: scheduleOf(line.every),
    days: line.days,
    startsAt: new Date(startsAt),
    zone,
  });
}

const scheduleOf = (every: PrescriptionLine['every']): Schedule =>
  'hours' in every ? { hours: every.hours } : { times: every.times };

/** Completes a stored plan with all its doses and its status. */
export function toTherapy(
  { answers, deceasedOn, position: _position, familyId: _familyId, ...row }: TherapyRow,
  now: Date,
): Therapy {
  const times = timesOf(row);
  const stoppedAt = row.stoppedAt === null ? null : new Date(row.stoppedAt);
  const byTime = new Map(answers.map((answer) => [answer.dueAt, answer]));
  return {
    ...row,
    status: planStatusOf(times, { stoppedAt, deceasedOn }, now),
    doses: times
      .filter((time) => stoppedAt === null || time <= stoppedAt)
      .map((time) => byTime.get(time.toISOString()) ?? pendingDose(time)),
  };
}

const pendingDose = (time: Date): Dose => ({
  dueAt: time.toISOString(),
  status: 'PENDING',
  reason: null,
  by: null,
  at: null,
});

/** Reads a plan. The caller has checked access. Throws NOT_FOUND. */
export async function readTherapyRow(
  tx: Queryable,
  viewer: Viewer,
  id: string,
): Promise<TherapyRow> {
  const [row] = await rowsOf<TherapyRow>(tx, sql`${therapiesQuery(viewer)} where t.id = ${id}`);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
