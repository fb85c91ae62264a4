import type { ServiceTypeId } from '@zampa/domain/services/service-types';
import type {
  conversationPets,
  conversations,
  conversationServices,
  events,
} from '../src/schema/conversations.ts';
import { absencesOf, type CalendarRows } from './absences.ts';
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

/** What people come for, in turn: appointments most of all. */
const kinds: readonly ServiceTypeId[] = [4, 4, 2, 4, 4, 4];
const reasons = {
  it: ['Vaccino annuale', 'Controllo del peso', 'Controllo dopo l’intervento', 'Visita generale'],
  en: ['Yearly vaccination', 'Weight check', 'Check after surgery', 'General check'],
} as const;
/** These of the visits to come are the pet owner's who can sign in. */
const OWN = new Set([3, 17, 40]);
const BOOKED_BEFORE_DAYS = 7;

/** Visits of the last days and the next two weeks, two that still need a time, and who is away. */
export function visitsOf(seeding: Seeding, clinic: Clinic, clients: readonly SeedClient[]) {
  const active = clients.filter(({ relation }) => relation.status === 'ACTIVE');
  const { timezone } = clinic.facility;
  const booked = visitTimesOf(seeding.now, timezone ?? 'Europe/Rome').map((time) =>
    bookedVisit(seeding, clinic, clientOf(active, time.place), time),
  );
  const waiting = [1, 2].map((place) => waitingVisit(seeding, clinic, pick(active, place), place));
  return { visits: [...booked, ...waiting], away: absencesOf(seeding, clinic) };
}

const clientOf = (active: readonly SeedClient[], place: number) =>
  OWN.has(place) ? pick(active, 0) : pick(active.slice(1), place * 7);

function bookedVisit(seeding: Seeding, clinic: Clinic, client: SeedClient, time: VisitTime): Visit {
  const { now } = seeding;
  const { place, start } = time;
  const vetId = pick(clinic.staff, time.vet).id;
  const service = serviceOf(clinic, pick(kinds, place));
  const end = minutesAfter(start, service.duration);
  const bookedAt = earlier(daysBefore(start, BOOKED_BEFORE_DAYS), minutesBefore(now, 30 + place));
  const isOver = end <= now;
  const asked = !isOver && place % 6 === 5;
  const happened: readonly Happened[] = [
    { what: 'BOOKING', by: asked ? client.person.id : vetId, at: bookedAt },
    ...(isOver
      ? [
          { what: 'OPEN_PERFORMANCE', by: vetId, at: start } as const,
          { what: 'CLOSE_PERFORMANCE', by: vetId, at: end } as const,
        ]
      : []),
  ];
  const visit = conversationOf(seeding, clinic, { client, service, place, happened });
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
      status: asked ? 'TO_BE_CONFIRMED' : 'NEW',
      memberId: vetId,
      startsAt: start,
      endsAt: end,
      services: [service.id],
      pets: [petId],
      creatorId: asked ? client.person.id : vetId,
      createdAt: bookedAt,
      updatedAt: bookedAt,
    },
    period: isOver
      ? null
      : { calendarEventId: id, facilityId, memberId: vetId, startsAt: start, endsAt: end },
  };
}

/** Somebody has asked for a visit and leaves the time to the clinic. */
function waitingVisit(seeding: Seeding, clinic: Clinic, client: SeedClient, place: number): Visit {
  const service = serviceOf(clinic, 4);
  const at = minutesBefore(seeding.now, 90 * place);
  const happened = [{ what: 'BOOKING', by: client.person.id, at }] as const;
  const visit = conversationOf(seeding, clinic, { client, service, place, happened });
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

type Happened = {
  readonly what: 'BOOKING' | 'OPEN_PERFORMANCE' | 'CLOSE_PERFORMANCE';
  readonly by: string;
  readonly at: Date;
};

type Subject = {
  readonly client: SeedClient;
  readonly service: Clinic['services'][number];
  readonly place: number;
  readonly happened: readonly Happened[];
};

function conversationOf(seeding: Seeding, clinic: Clinic, subject: Subject) {
  const { client, service, place, happened } = subject;
  const id = seeding.newId();
  const atOf = (what: Happened['what']) => happened.find((step) => step.what === what);
  const [booking] = happened;
  const opened = atOf('OPEN_PERFORMANCE');
  const closeDate = atOf('CLOSE_PERFORMANCE')?.at ?? null;
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
      creatorId: booking?.by ?? client.person.id,
      openedByVet: booking?.by !== client.person.id,
      assigneeId: opened?.by ?? null,
      status: closeDate ? 'CLOSED' : 'NEW',
      openDate: opened?.at ?? null,
      closeDate,
      price: closeDate ? service.price : 0,
      lastSeq: happened.length,
      createdAt,
      updatedAt: happened.at(-1)?.at ?? createdAt,
    } as const,
    pet: { conversationId: id, petId: pick(client.pets, place).row.id },
    service: {
      conversationId: id,
      serviceId: service.id,
      name: service.name,
      price: service.price,
    },
    events: happened.map(({ what, by, at }, index) => ({
      id: seeding.newId(),
      conversationId: id,
      seq: index + 1,
      type: what === 'BOOKING' ? ('CALENDAR' as const) : ('BOT' as const),
      category: what === 'BOOKING' ? 'BOOKING' : 'NONE',
      eventAction: what === 'BOOKING' ? null : what,
      party: by === client.person.id ? ('owner' as const) : ('facility' as const),
      userId: by,
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
