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
import { runInTransaction, contextFor, type Simulation, type Visit } from './simulation.ts';

const QUARTER_MS = 900_000;
/** The number of quarter hours of one morning: few enough for frequent conflicts. */
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

/** Performs one step as the person concerned. Returns `done` or the refusal's code. */
export async function performStep(simulation: Simulation, planned: Step): Promise<string> {
  switch (planned.kind) {
    case 'wait':
      simulation.now = new Date(simulation.now.getTime() + planned.minutes * 60_000);
      return 'done';
    case 'leave':
      return addAbsence(simulation, planned);
    case 'return':
      return endAbsence(simulation, simulation.members[planned.member]);
    case 'keep':
      return holdVisitSlot(
        simulation,
        visitOf(simulation, planned.visit),
        quarterHourAt(planned.at),
      );
    case 'propose':
    case 'accept':
      return proposeOrAccept(simulation, planned);
    default:
      return bookMoveOrCancel(simulation, planned);
  }
}

type Arranging = Extract<Step, { kind: 'book' | 'reserve' | 'move' | 'cancel' }>;

function bookMoveOrCancel(simulation: Simulation, planned: Arranging): Promise<string> {
  const target = visitOf(simulation, planned.visit);
  const actor = planned.byVet ? simulation.vet : target.client.viewer;
  if (planned.kind === 'cancel')
    return updateBooking(simulation, actor, target, { status: 'CANCELED' as const });
  const resource = simulation.members[planned.member];
  const event = { start: quarterHourAt(planned.at), ...(planned.byVet && { resource }) };
  if (planned.kind === 'move') return updateBooking(simulation, actor, target, { event });
  const upfront = planned.kind === 'reserve' ? { upfront: { window: 15 as const } } : {};
  const body = {
    type: 'CALENDAR' as const,
    category: 'BOOKING',
    parent_id: target.id,
    payload: { event, reason: '', ...upfront },
  };
  return runInTransaction(simulation, (tx) =>
    postCalendar(simulation.deps, contextFor(simulation, actor, tx, body, undefined)),
  );
}

function updateBooking(
  simulation: Simulation,
  actor: Viewer,
  { id: visitId }: Visit,
  payload: Parameters<typeof changeCalendarEvent>[1]['body']['payload'],
): Promise<string> {
  return runInTransaction(simulation, async (tx) => {
    const [booking] = await tx
      .select()
      .from(calendarEvents)
      .where(and(eq(calendarEvents.conversationId, visitId), eq(calendarEvents.valid, true)));
    const id = booking?.id ?? randomUUID();
    return changeCalendarEvent(
      simulation.deps,
      contextFor(simulation, actor, tx, { payload }, { id }),
    );
  });
}

function holdVisitSlot(simulation: Simulation, { client }: Visit, start: string): Promise<string> {
  const { facilityId, serviceId } = simulation;
  const body = { facilityId, services: [serviceId], pets: [client.petId], start };
  return runInTransaction(simulation, (tx) =>
    holdSlot(contextFor(simulation, client.viewer, tx, body, undefined), simulation.deps),
  );
}

/** Proposes a time as staff, or accepts one as the client: a proposed time if the visit has one. */
async function proposeOrAccept(
  simulation: Simulation,
  planned: Extract<Step, { kind: 'propose' | 'accept' }>,
): Promise<string> {
  const { id: parent_id, client } = visitOf(simulation, planned.visit);
  const isProposal = planned.kind === 'propose';
  const target = quarterHourAt(planned.at);
  const start = isProposal ? target : ((await findProposedStart(simulation, parent_id)) ?? target);
  const resource = isProposal ? simulation.members[planned.member] : undefined;
  const end = new Date(Date.parse(start) + 2 * QUARTER_MS).toISOString();
  const payload = resource
    ? { eventAction: 'PROPOSE_TIME' as const, times: [{ start, end, resource }] }
    : { eventAction: 'APPOINTMENT' as const, start };
  const body = { type: 'BOT' as const, parent_id, payload };
  const actor = isProposal ? simulation.vet : client.viewer;
  return runInTransaction(simulation, (tx) =>
    actOnAppointment(simulation.deps, contextFor(simulation, actor, tx, body, undefined)),
  );
}

async function findProposedStart({ db }: Simulation, visitId: string): Promise<string | undefined> {
  const [proposed] = await db
    .select()
    .from(proposedTimes)
    .where(eq(proposedTimes.conversationId, visitId));
  return proposed?.startsAt.toISOString();
}

function addAbsence(
  simulation: Simulation,
  planned: Extract<Step, { kind: 'leave' }>,
): Promise<string> {
  const start = quarterHourAt(planned.at);
  const until = new Date(Date.parse(start) + 86_400_000).toISOString().slice(0, 10);
  const body = {
    facilityId: simulation.facilityId,
    userId: planned.whole ? null : simulation.members[planned.member],
    start,
    end: new Date(Date.parse(start) + QUARTER_MS).toISOString(),
    allDay: false,
    reason: '',
    allowOverlap: false,
    repeat: { weekdays: [1, 2, 3, 4, 5, 6, 7], until },
  };
  return runInTransaction(simulation, (tx) =>
    createUnavailability(
      contextFor(simulation, simulation.vet, tx, body, undefined),
      simulation.deps,
    ),
  );
}

/** Ends the first absence of a member, or the first closure. */
function endAbsence(simulation: Simulation, memberId: string | undefined): Promise<string> {
  return runInTransaction(simulation, async (tx) => {
    const absences = await tx
      .select()
      .from(calendarEvents)
      .where(
        and(
          eq(calendarEvents.facilityId, simulation.facilityId),
          eq(calendarEvents.category, 'OOO'),
        ),
      );
    const found = absences.find((absence) => absence.valid && absence.memberId === memberId);
    const query = { id: found?.id ?? randomUUID() };
    const body = { payload: { status: 'CANCELED' as const } };
    return changeCalendarEvent(
      simulation.deps,
      contextFor(simulation, simulation.vet, tx, body, query),
    );
  });
}

export const visitOf = ({ visits }: Simulation, nth: number): Visit => {
  const found = visits[nth];
  if (!found) throw new Error('no such visit');
  return found;
};

/** Returns a quarter hour of the morning five days after the real date, regardless of the lane's clock. */
function quarterHourAt(nth: number): string {
  const today = Date.parse(new Date().toISOString().slice(0, 10));
  return new Date(
    today + DAYS_AHEAD * 86_400_000 + 36 * QUARTER_MS + nth * QUARTER_MS,
  ).toISOString();
}
