import { randomUUID } from 'node:crypto';
import { calendarEvents, proposedTimes } from '@zampa/db/schema/calendar';
import type { Viewer } from '@zampa/domain/people/relation';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { actOnAppointment } from '../../src/features/appointments/calendar/act-on-appointment.ts';
import { createUnavailability } from '../../src/features/appointments/absences/create-unavailability.ts';
import { changeCalendarEvent } from '../../src/features/appointments/calendar/change-calendar-event.ts';
import { holdSlot } from '../../src/features/appointments/holds/hold-slot.ts';
import { postCalendar } from '../../src/features/appointments/calendar/post-calendar.ts';
import { attempt, servedTo, type Lane, type Visit } from './lane.ts';

const QUARTER_MS = 900_000;
/** The quarters of an hour of one morning: few enough that everything meets. */
const GRID = 10;
const DAYS_AHEAD = 5;

const at = fc.nat(GRID - 1);
const visit = fc.nat(3);
const byVet = fc.boolean();
const member = fc.nat(1);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('book' as const), visit, byVet, member, at }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('reserve' as const), visit, byVet, member, at }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('move' as const), visit, byVet, member, at }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), visit, byVet }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('keep' as const), visit, at }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('propose' as const), visit, member, at }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('accept' as const), visit, at }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('leave' as const), whole: fc.boolean(), member, at }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('return' as const), member }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 9, 11, 16, 49 * 60),
    }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
export const steps = fc.array(step, { minLength: 4, maxLength: 16 });

/** Does it as one of the people would; what came of it. */
export async function play(lane: Lane, planned: Step): Promise<string> {
  switch (planned.kind) {
    case 'wait':
      lane.now = new Date(lane.now.getTime() + planned.minutes * 60_000);
      return 'done';
    case 'leave':
      return leave(lane, planned);
    case 'return':
      return comeBack(lane, lane.members[planned.member]);
    case 'keep':
      return keep(lane, visitOf(lane, planned.visit), momentOf(planned.at));
    case 'propose':
    case 'accept':
      return talk(lane, planned);
    default:
      return arrange(lane, planned);
  }
}

type Arranging = Extract<Step, { kind: 'book' | 'reserve' | 'move' | 'cancel' }>;

function arrange(lane: Lane, planned: Arranging): Promise<string> {
  const wanted = visitOf(lane, planned.visit);
  const by = planned.byVet ? lane.vet : wanted.client.viewer;
  if (planned.kind === 'cancel') return change(lane, by, wanted, { status: 'CANCELED' as const });
  const resource = lane.members[planned.member];
  const event = { start: momentOf(planned.at), ...(planned.byVet && { resource }) };
  if (planned.kind === 'move') return change(lane, by, wanted, { event });
  const upfront = planned.kind === 'reserve' ? { upfront: { window: 15 as const } } : {};
  const body = {
    type: 'CALENDAR' as const,
    category: 'BOOKING',
    parent_id: wanted.id,
    payload: { event, reason: '', ...upfront },
  };
  return attempt(lane, (tx) => postCalendar(lane.deps, servedTo(lane, by, tx, body, undefined)));
}

function change(
  lane: Lane,
  by: Viewer,
  { id: visitId }: Visit,
  payload: Parameters<typeof changeCalendarEvent>[1]['body']['payload'],
): Promise<string> {
  return attempt(lane, async (tx) => {
    const [booking] = await tx
      .select()
      .from(calendarEvents)
      .where(and(eq(calendarEvents.conversationId, visitId), eq(calendarEvents.valid, true)));
    const id = booking?.id ?? randomUUID();
    return changeCalendarEvent(lane.deps, servedTo(lane, by, tx, { payload }, { id }));
  });
}

function keep(lane: Lane, { client }: Visit, start: string): Promise<string> {
  const { facilityId, serviceId } = lane;
  const body = { facilityId, services: [serviceId], pets: [client.petId], start };
  return attempt(lane, (tx) =>
    holdSlot(servedTo(lane, client.viewer, tx, body, undefined), lane.deps),
  );
}

/** One time is proposed; or one of those that were, if there are any, is accepted. */
async function talk(
  lane: Lane,
  planned: Extract<Step, { kind: 'propose' | 'accept' }>,
): Promise<string> {
  const { id: parent_id, client } = visitOf(lane, planned.visit);
  const isProposal = planned.kind === 'propose';
  const wanted = momentOf(planned.at);
  const start = isProposal ? wanted : ((await proposedTo(lane, parent_id)) ?? wanted);
  const resource = isProposal ? lane.members[planned.member] : undefined;
  const end = new Date(Date.parse(start) + 2 * QUARTER_MS).toISOString();
  const payload = resource
    ? { eventAction: 'PROPOSE_TIME' as const, times: [{ start, end, resource }] }
    : { eventAction: 'APPOINTMENT' as const, start };
  const body = { type: 'BOT' as const, parent_id, payload };
  const by = isProposal ? lane.vet : client.viewer;
  return attempt(lane, (tx) =>
    actOnAppointment(lane.deps, servedTo(lane, by, tx, body, undefined)),
  );
}

async function proposedTo({ db }: Lane, visitId: string): Promise<string | undefined> {
  const [proposed] = await db
    .select()
    .from(proposedTimes)
    .where(eq(proposedTimes.conversationId, visitId));
  return proposed?.startsAt.toISOString();
}

function leave(lane: Lane, planned: Extract<Step, { kind: 'leave' }>): Promise<string> {
  const start = momentOf(planned.at);
  const until = new Date(Date.parse(start) + 86_400_000).toISOString().slice(0, 10);
  const body = {
    facilityId: lane.facilityId,
    userId: planned.whole ? null : lane.members[planned.member],
    start,
    end: new Date(Date.parse(start) + QUARTER_MS).toISOString(),
    allDay: false,
    reason: '',
    repeat: { weekdays: [1, 2, 3, 4, 5, 6, 7], until },
  };
  return attempt(lane, (tx) =>
    createUnavailability(servedTo(lane, lane.vet, tx, body, undefined), lane.deps),
  );
}

/** The first absence of somebody ends. */
function comeBack(lane: Lane, memberId: string | undefined): Promise<string> {
  return attempt(lane, async (tx) => {
    const absences = await tx
      .select()
      .from(calendarEvents)
      .where(
        and(eq(calendarEvents.facilityId, lane.facilityId), eq(calendarEvents.category, 'OOO')),
      );
    const found = absences.find((absence) => absence.valid && absence.memberId === memberId);
    const query = { id: found?.id ?? randomUUID() };
    const body = { payload: { status: 'CANCELED' as const } };
    return changeCalendarEvent(lane.deps, servedTo(lane, lane.vet, tx, body, query));
  });
}

export const visitOf = ({ visits }: Lane, nth: number): Visit => {
  const found = visits[nth];
  if (!found) throw new Error('no such visit');
  return found;
};

/** A quarter of an hour of a morning some days after the real today, whatever the lane's clock says. */
function momentOf(nth: number): string {
  const today = Date.parse(new Date().toISOString().slice(0, 10));
  return new Date(
    today + DAYS_AHEAD * 86_400_000 + 36 * QUARTER_MS + nth * QUARTER_MS,
  ).toISOString();
}
