import { type ServiceTypeId, VIDEO_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { MINUTE_MS } from '@zampa/domain/time/durations';
import type {
  conversationPets,
  conversations,
  conversationServices,
  events,
} from '../src/schema/conversations.ts';
import { seedAbsences, type CalendarRows } from './absences.ts';
import { categories } from './categories.ts';
import type { SeedClient } from './clients.ts';
import type { Clinic } from './clinic.ts';
import { pick } from './pick.ts';
import { daysBefore, minutesAfter, minutesBefore, type Seeding } from './seeding.ts';
import { visitTimesOf, type VisitTime } from './visit-times.ts';

/** A visit with its booking. */
export type Visit = CalendarRows & {
  readonly conversation: typeof conversations.$inferInsert;
  readonly pet: typeof conversationPets.$inferInsert;
  readonly service: typeof conversationServices.$inferInsert;
  readonly events: readonly (typeof events.$inferInsert)[];
};

/** Service types of the visits, used in turn; most are appointments at the clinic. */
const kinds: readonly ServiceTypeId[] = [4, 4, 2, 4, 4, 4];
const reasons = {
  it: ['Vaccino annuale', 'Controllo del peso', 'Controllo dopo l’intervento', 'Visita generale'],
  en: ['Yearly vaccination', 'Weight check', 'Check after surgery', 'General check'],
} as const;
/** Indexes of the visits that belong to the owner who can sign in. */
const OWNER_VISITS = new Set([3, 17, 40]);
const BOOKED_BEFORE_DAYS = 7;
/** Time to open both apps before the video visit begins. */
const VIDEO_NOTICE_MS = 5 * MINUTE_MS;

/** Returns visits of the past days and the next two weeks, two visits without a time yet, and the absences. */
export function createVisits(seeding: Seeding, clinic: Clinic, clients: readonly SeedClient[]) {
  const active = clients.filter(({ relation }) => relation.status === 'ACTIVE');
  const { timezone } = clinic.facility;
  const times = visitTimesOf(seeding.now, timezone ?? 'Europe/Rome');
  const booked = times.map((time) =>
    createBookedVisit(seeding, clinic, clientAt(active, time.place), time),
  );
  const byVideo = createBookedVisit(
    seeding,
    clinic,
    pick(active, 0),
    { vet: 0, place: times.length, start: videoStart(seeding.now, clinic.staff[0]?.id, booked) },
    VIDEO_SERVICE_TYPE,
  );
  const waiting = [1, 2].map((place) =>
    createUnscheduledVisit(seeding, clinic, pick(active, place), place),
  );
  return { visits: [...booked, byVideo, ...waiting], away: seedAbsences(seeding, clinic) };
}

/**
 * Returns when the video visit of the owner who can sign in begins: soon, on a quarter of an hour, while the vet who can
 * sign in has no other visit.
 */
function videoStart(now: Date, vetId: string | undefined, booked: readonly Visit[]): Date {
  const quarter = 15 * MINUTE_MS;
  const taken = booked.flatMap(({ entry: { memberId, startsAt, endsAt } }) =>
    memberId === vetId && startsAt && endsAt ? [{ from: startsAt, to: endsAt }] : [],
  );
  let start = Math.ceil((now.getTime() + VIDEO_NOTICE_MS) / quarter) * quarter;
  const isTaken = ({ from, to }: (typeof taken)[number]) =>
    from.getTime() < start + quarter && start < to.getTime();
  while (taken.some(isTaken)) start += quarter;
  return new Date(start);
}

const clientAt = (active: readonly SeedClient[], place: number) =>
  OWNER_VISITS.has(place) ? pick(active, 0) : pick(active.slice(1), place * 7);

function createBookedVisit(
  seeding: Seeding,
  clinic: Clinic,
  client: SeedClient,
  time: VisitTime,
  type: ServiceTypeId = pick(kinds, time.place),
): Visit {
  const { now } = seeding;
  const { place, start } = time;
  const vetId = pick(clinic.staff, time.vet).id;
  const service = serviceOf(clinic, type);
  const end = minutesAfter(start, service.duration);
  const bookedAt = earlier(daysBefore(start, BOOKED_BEFORE_DAYS), minutesBefore(now, 30 + place));
  const isOver = end <= now;
  const isRequested = !isOver && type !== VIDEO_SERVICE_TYPE && place % 6 === 5;
  const steps: readonly VisitStep[] = [
    { action: 'BOOKING', actorId: isRequested ? client.person.id : vetId, at: bookedAt },
    ...(isOver
      ? [
          { action: 'OPEN_PERFORMANCE', actorId: vetId, at: start } as const,
          { action: 'CLOSE_PERFORMANCE', actorId: vetId, at: end } as const,
        ]
      : []),
  ];
  const visit = createConversation(seeding, clinic, { client, service, place, steps });
  const { id: petId } = pick(client.pets, place).row;
  const id = visit.events[0]?.id ?? seeding.newId();
  const facilityId = clinic.facility.id;
  return {
    ...visit,
    entry: {
      id,
      facilityId,
      conversationId: visit.conversation.id,
      category: 'BOOKING',
      status: isRequested ? 'TO_BE_CONFIRMED' : 'NEW',
      memberId: vetId,
      startsAt: start,
      endsAt: end,
      services: [service.id],
      pets: [petId],
      creatorId: isRequested ? client.person.id : vetId,
      createdAt: bookedAt,
      updatedAt: bookedAt,
    },
    period: isOver
      ? null
      : { calendarEventId: id, facilityId, memberId: vetId, startsAt: start, endsAt: end },
  };
}

/** Returns a requested visit whose time the clinic is to choose. */
function createUnscheduledVisit(
  seeding: Seeding,
  clinic: Clinic,
  client: SeedClient,
  place: number,
): Visit {
  const service = serviceOf(clinic, 4);
  const at = minutesBefore(seeding.now, 90 * place);
  const steps = [{ action: 'BOOKING', actorId: client.person.id, at }] as const;
  const visit = createConversation(seeding, clinic, { client, service, place, steps });
  return {
    ...visit,
    entry: {
      id: visit.events[0]?.id ?? seeding.newId(),
      facilityId: clinic.facility.id,
      conversationId: visit.conversation.id,
      category: 'BOOKING',
      status: 'TO_BE_BOOKED',
      services: [service.id],
      pets: [pick(client.pets, place).row.id],
      creatorId: client.person.id,
      createdAt: at,
      updatedAt: at,
    },
    period: null,
  };
}

type VisitStep = {
  readonly action: 'BOOKING' | 'OPEN_PERFORMANCE' | 'CLOSE_PERFORMANCE';
  readonly actorId: string;
  readonly at: Date;
};

type Subject = {
  readonly client: SeedClient;
  readonly service: Clinic['services'][number];
  readonly place: number;
  readonly steps: readonly VisitStep[];
};

function createConversation(seeding: Seeding, clinic: Clinic, subject: Subject) {
  const { client, service, place, steps } = subject;
  const id = seeding.newId();
  const stepOf = (action: VisitStep['action']) => steps.find((step) => step.action === action);
  const [booking] = steps;
  const opened = stepOf('OPEN_PERFORMANCE');
  const closeDate = stepOf('CLOSE_PERFORMANCE')?.at ?? null;
  const createdAt = minutesBefore(booking?.at ?? seeding.now, 1);
  return {
    conversation: {
      id,
      facilityId: clinic.facility.id,
      familyId: client.family.id,
      category: categories[service.serviceTypeId],
      source: 'APP',
      priority: 'MEDIUM',
      note: pick(reasons[client.person.language], place),
      creatorId: booking?.actorId ?? client.person.id,
      openedByVet: booking?.actorId !== client.person.id,
      assigneeId: opened?.actorId ?? null,
      status: closeDate ? 'CLOSED' : 'NEW',
      openDate: opened?.at ?? null,
      closeDate,
      price: closeDate ? service.price : 0,
      lastSeq: steps.length,
      createdAt,
      updatedAt: steps.at(-1)?.at ?? createdAt,
    } as const,
    pet: { conversationId: id, petId: pick(client.pets, place).row.id },
    service: {
      conversationId: id,
      serviceId: service.id,
      name: service.name,
      price: service.price,
    },
    events: steps.map(({ action, actorId, at }, index) => ({
      id: seeding.newId(),
      conversationId: id,
      seq: index + 1,
      type: action === 'BOOKING' ? ('CALENDAR' as const) : ('BOT' as const),
      category: action === 'BOOKING' ? 'BOOKING' : 'NONE',
      eventAction: action === 'BOOKING' ? null : action,
      party: actorId === client.person.id ? ('owner' as const) : ('facility' as const),
      userId: actorId,
      createdAt: at,
      updatedAt: at,
    })),
  };
}

const serviceOf = ({ services }: Clinic, type: ServiceTypeId) =>
  pick(
    services.filter(({ serviceTypeId }) => serviceTypeId === type),
    0,
  );

const earlier = (one: Date, other: Date) => (one < other ? one : other);
