import { HEALTH_CATEGORIES } from '@zampa/domain/conversations/enumerations';
import type {
  NotificationAbout,
  NotificationKind,
} from '@zampa/domain/notifications/notification-kinds';
import { notificationPath } from '@zampa/domain/notifications/notification-path';
import type { notifications } from '../src/schema/notifications.ts';
import type { SeedClient } from './clients.ts';
import type { Clinic } from './clinic.ts';
import type { SeedThread } from './conversations.ts';
import { daysBefore, type Seeding } from './seeding.ts';
import type { Visit } from './visits.ts';

/** Age in days up to which notifications are created. */
const NOTIFIED_DAYS = 14;

type Notification = typeof notifications.$inferInsert;
type Event = SeedThread['events'][number];

/** Returns the notifications about the conversations and visits for the two people who can sign in. */
export function createNotifications(
  seeding: Seeding,
  clinic: Clinic,
  clients: readonly SeedClient[],
  { threads, visits }: { threads: readonly SeedThread[]; visits: readonly Visit[] },
): readonly Notification[] {
  const since = daysBefore(seeding.now, NOTIFIED_DAYS);
  const clientOf = new Map(clients.map((client) => [client.family.id, client]));
  const [own] = clients;
  const [vet] = clinic.staff;
  if (!own || !vet) return [];
  const aboutClient = (client: SeedClient, starts: readonly Date[] = []) => ({
    person: `${client.person.firstName} ${client.person.lastName}`,
    facility: clinic.facility.name,
    starts: starts.map((start) => start.toISOString()),
    zone: clinic.facility.timezone ?? 'Europe/Rome',
  });
  const ofThreads = threads.flatMap(({ conversation, pet, events }) => {
    const client = clientOf.get(conversation.familyId);
    if (!client) return [];
    const details = { conversation, pets: petsOf(client, pet.petId) };
    const question = latestFrom('owner', events);
    const answer = client === own ? latestFrom('facility', events) : undefined;
    const isNew = conversation.status === 'NEW';
    return [
      question && {
        ...details,
        kind: isNew ? ('REQUEST' as const) : ('MESSAGE' as const),
        to: vet.id,
        event: question,
        about: aboutClient(client),
      },
      answer && {
        ...details,
        kind: 'MESSAGE' as const,
        to: own.person.id,
        event: answer,
        about: { ...aboutClient(client), person: clinic.facility.name },
      },
    ].flatMap((one) => one ?? []);
  });
  const ofVisits = visits.flatMap(({ conversation, pet, events, entry }) => {
    const client = clientOf.get(conversation.familyId);
    const [event] = events;
    if (!client || !event || event.party !== 'owner') return [];
    const kind = entry.startsAt ? ('TIME_ASKED' as const) : ('TIME_WANTED' as const);
    const starts = entry.startsAt ? [entry.startsAt] : [];
    return {
      kind,
      to: vet.id,
      event,
      conversation,
      pets: petsOf(client, pet.petId),
      about: aboutClient(client, starts),
    };
  });
  return [...ofThreads, ...ofVisits]
    .filter(({ event }) => event.createdAt > since)
    .map((details) => rowOf(seeding, details));
}

const latestFrom = (party: Event['party'], events: readonly Event[]): Event | undefined =>
  events.findLast((event) => event.type === 'CHAT' && event.party === party);

const petsOf = ({ pets }: SeedClient, petId: string): readonly string[] =>
  pets.filter(({ row }) => row.id === petId).map(({ row }) => row.name);

type NotificationDetails = {
  readonly kind: NotificationKind;
  readonly to: string;
  readonly event: Event;
  readonly conversation: SeedThread['conversation'];
  readonly pets: readonly string[];
  readonly about: Omit<NotificationAbout, 'pets'>;
};

function rowOf(
  { newId }: Seeding,
  { kind, to, event, conversation, pets, about }: NotificationDetails,
): Notification {
  const { id, status } = conversation;
  const category = HEALTH_CATEGORIES.find((each) => each === conversation.category);
  const where = category && status ? { id, party: event.party, category, status } : null;
  return {
    id: newId(),
    userId: to,
    kind,
    conversationId: id,
    seq: event.type === 'CHAT' ? event.seq : null,
    about: { ...about, pets },
    path: notificationPath(kind, where),
    createdAt: event.createdAt,
  };
}
