import type { Dose, PrescriptionLine, Therapy } from '@zampa/contract/health/objects/prescription';
import {
  ADHERENCE_DAYS,
  adherenceByDay,
  doseTimes,
  dosesUntil,
  endOfPlan,
  planStatusOf,
  type DoseStatus,
  type Schedule,
} from '@zampa/domain/health/dose-times';
import type { Viewer } from '@zampa/domain/people/relation';
import { DAY_MS } from '@zampa/domain/time/durations';
import { dayIn, dayPlus } from '@zampa/domain/time/plain-days';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { readerSideOf } from '../../../shapes/person-json.ts';
import { personById } from '../person-by-id.ts';
import { lineJson } from './prescription-json.ts';

type AnsweredDose = Omit<Dose, 'status'> & { readonly status: DoseStatus };

/** A stored plan `t` of line `l` and prescription `r`, with the answers to the doses of a window. */
export type TherapyRow = Omit<
  Therapy,
  'doses' | 'status' | 'adherence' | 'endsAt' | 'nextDoseAt'
> & {
  readonly familyId: string;
  readonly answers: readonly AnsweredDose[];
  /** Answers to all doses, by instant. */
  readonly statuses: Readonly<Record<string, DoseStatus>>;
  readonly deceasedOn: string | null;
  readonly position: readonly string[];
};

/** The days of a plan's zone whose doses are returned, by default from 3 days ago to 7 days ahead. */
export type DoseWindow = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly now: Date;
};

const DAYS_BEFORE = 3;
const DAYS_AFTER = 7;

function daysOf({ from, to, now }: DoseWindow, zone: string) {
  const today = dayIn(now, zone);
  return {
    from: from ?? dayPlus(to ?? today, -DAYS_BEFORE),
    to: to ?? dayPlus(from ?? today, DAYS_AFTER),
  };
}

/** Returns a query of plans `t` with line `l`, prescription `r` and pet `p`, to which conditions can be added. */
export const therapiesQuery = (viewer: Viewer, { from, to, now }: DoseWindow) => sql`
  select t.id, r.pet_id as "PetId", t.facility_id as "facilityId",
    t.family_id as "familyId", ${lineJson} as line, t.zone,
    iso_instant(t.starts_at) as "startsAt", iso_instant(t.stopped_at) as "stoppedAt",
    t.stop_reason as "stopReason", p.deceased_on::text as "deceasedOn",
    (select coalesce(json_agg(json_build_object('dueAt', iso_instant(d.due_at), 'status', d.status,
        'reason', d.reason, 'by', ${personById(sql`d.user_id`, readerSideOf(viewer))},
        'at', iso_instant(d.answered_at))), '[]') from doses d where d.plan_id = t.id
        and d.due_at >= coalesce(${from ?? null}::date, ${to ?? null}::date - ${DAYS_BEFORE}::int,
          (${now}::timestamptz at time zone t.zone)::date - ${DAYS_BEFORE}::int)::timestamp at time zone t.zone
        and d.due_at < (coalesce(${to ?? null}::date, ${from ?? null}::date + ${DAYS_AFTER}::int,
          (${now}::timestamptz at time zone t.zone)::date + ${DAYS_AFTER}::int) + 1)::timestamp at time zone t.zone) as answers,
    (select coalesce(json_object_agg(iso_instant(d.due_at), d.status), '{}') from doses d
      where d.plan_id = t.id) as statuses,
    array[iso_micros(t.created_at), t.id::text] as position
  from therapy_plans t
  join prescription_lines l on l.id = t.line_id
  join prescriptions r on r.id = l.prescription_id
  join pets p on p.id = r.pet_id`;

/** The facts that determine the doses of a plan. */
export type PlanTimes = Pick<TherapyRow, 'startsAt' | 'zone'> & {
  readonly line: Pick<PrescriptionLine, 'every' | 'days'>;
};

/** Returns the times of all doses of a plan. */
export function timesOf({ line, startsAt, zone }: PlanTimes) {
  return doseTimes({
    every: scheduleOf(line.every),
    days: line.days,
    startsAt: new Date(startsAt),
    zone,
  });
}

const scheduleOf = (every: PrescriptionLine['every']): Schedule =>
  'hours' in every ? { hours: every.hours } : { times: every.times };

/** Returns when a plan has ended early; null if it has not. */
export const endOf = ({
  stoppedAt,
  deceasedOn,
  zone,
}: Pick<TherapyRow, 'stoppedAt' | 'deceasedOn' | 'zone'>): Date | null =>
  endOfPlan({ stoppedAt: stoppedAt === null ? null : new Date(stoppedAt), deceasedOn }, zone);

/** Completes a stored plan with its status, the doses of the window, and the adherence of the last months. */
export function toTherapy(stored: TherapyRow, window: DoseWindow): Therapy {
  const {
    answers,
    statuses,
    deceasedOn,
    position: _position,
    familyId: _familyId,
    ...row
  } = stored;
  const { now } = window;
  const { zone } = row;
  const all = timesOf(row);
  const times = dosesUntil(all, endOf(stored));
  const { from, to } = daysOf(window, zone);
  const today = dayIn(now, zone);
  const byTime = new Map(answers.map((answer) => [answer.dueAt, answer]));
  const statusOf = (time: Date) => statuses[time.toISOString()];
  const stoppedAt = row.stoppedAt === null ? null : new Date(row.stoppedAt);
  return {
    ...row,
    status: planStatusOf(all, { stoppedAt, deceasedOn }, now),
    endsAt: times.at(-1)?.toISOString() ?? null,
    nextDoseAt:
      times.find((time) => time >= now && statusOf(time) === undefined)?.toISOString() ?? null,
    doses: times
      .filter((time) => isWithin(dayIn(time, zone), from, to))
      .map((time) => byTime.get(time.toISOString()) ?? pendingDose(time)),
    adherence: adherenceByDay(latestOf(times, now), statusOf, (time) => dayIn(time, zone), now)
      .filter(({ day }) => day <= today)
      .slice(-ADHERENCE_DAYS),
  };
}

/** Returns the doses of the last months of a therapy until tomorrow, so that few have to be put on their day. */
function latestOf(times: readonly Date[], now: Date): readonly Date[] {
  const past = times.filter((time) => time.getTime() < now.getTime() + DAY_MS);
  const first = (past.at(-1)?.getTime() ?? 0) - (ADHERENCE_DAYS + 1) * DAY_MS;
  return past.filter((time) => time.getTime() >= first);
}

const isWithin = (day: string, from: string, to: string) => day >= from && day <= to;

const pendingDose = (time: Date): Dose => ({
  dueAt: time.toISOString(),
  status: 'PENDING',
  reason: null,
  by: null,
  at: null,
});

/** Reads a stored plan. The caller has checked access. Throws NOT_FOUND. */
export async function readTherapyRow(
  tx: Queryable,
  viewer: Viewer,
  id: string,
  window: DoseWindow,
): Promise<TherapyRow> {
  const [row] = await rowsOf<TherapyRow>(
    tx,
    sql`${therapiesQuery(viewer, window)} where t.id = ${id}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** Reads a plan with the doses of the usual days. The caller has checked access. Throws NOT_FOUND. */
export const readTherapy = async (
  tx: Queryable,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<Therapy> => toTherapy(await readTherapyRow(tx, viewer, id, { now }), { now });
