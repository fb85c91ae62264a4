import {
  CONSULTATION_SERVICE_TYPE,
  type ServiceTypeId,
} from '@zampa/domain/services/service-types';
import type {
  conversationPets,
  conversations,
  conversationServices,
  events,
  reads,
} from '../src/schema/conversations.ts';
import { kindOf } from './animals.ts';
import { categories } from './categories.ts';
import { createChooser } from './choose-dialogue.ts';
import type { SeedClient, ClientPet } from './clients.ts';
import type { Clinic } from './clinic.ts';
import type { Colours } from './drawings/colours.ts';
import { photoOf, type PhotoName } from './drawings/photos.ts';
import type { Picture } from './drawings/pictures.ts';
import { pick } from './pick.ts';
import { createReads } from './reads.ts';
import { createTurns, type Turn } from './schedule.ts';
import type { Seeding } from './seeding.ts';
import { createSteps, type Step } from './steps.ts';
import type { Dialogue } from './texts/dialogue.ts';

/** A conversation with all its events. */
export type SeedThread = {
  readonly conversation: typeof conversations.$inferInsert;
  readonly pet: typeof conversationPets.$inferInsert;
  readonly service: typeof conversationServices.$inferInsert;
  readonly events: readonly (typeof events.$inferInsert)[];
  readonly reads: readonly (typeof reads.$inferInsert)[];
  readonly photos: readonly Picture[];
};

/** Returns the conversations between the active clients and the clinic. */
export function createThreads(
  seeding: Seeding,
  clinic: Clinic,
  clients: readonly SeedClient[],
): readonly SeedThread[] {
  const active = clients.filter(({ relation }) => relation.status === 'ACTIVE');
  const choose = createChooser();
  const requestCounts = new Map<SeedClient, number>();
  return createTurns(seeding.now, active.length - 1).map((turn) => {
    const client = pick(active, turn.client);
    const previous = requestCounts.get(client) ?? 0;
    requestCounts.set(client, previous + 1);
    const pet = pick(client.pets, previous);
    const kind = kindOf(pet.row.speciesId);
    const dialogue = choose(client.person.language, kind, turn.status);
    return createThread(seeding, clinic, { turn, client, pet, dialogue });
  });
}

type Subject = {
  readonly turn: Turn;
  readonly client: SeedClient;
  readonly pet: ClientPet;
  readonly dialogue: Dialogue;
};

function createThread(seeding: Seeding, clinic: Clinic, subject: Subject): SeedThread {
  const { turn, client, pet, dialogue } = subject;
  const id = seeding.newId();
  const vet = vetFor(clinic, turn);
  const camera = createCamera(seeding, id, pet.colours);
  const steps = createSteps(dialogue, turn.status, turn.place, turn.startedAt, pet.row.name);
  const service = serviceOf(clinic, dialogue.service ?? CONSULTATION_SERVICE_TYPE);
  const creatorId = dialogue.openedByVet ? vet.id : client.person.id;
  const authors = { owner: client.person.id, facility: vet.id };
  return {
    conversation: {
      id,
      facilityId: clinic.facility.id,
      familyId: client.family.id,
      category: categories[service.serviceTypeId],
      source: 'APP',
      priority: dialogue.priority ?? 'MEDIUM',
      note: dialogue.note.replaceAll('{pet}', pet.row.name),
      creatorId,
      openedByVet: dialogue.openedByVet ?? false,
      assigneeId: turn.status === 'NEW' ? null : vet.id,
      fileId: camera.take(dialogue.photo ?? null, creatorId, turn.startedAt),
      ...progressOf(turn, steps),
    },
    pet: { conversationId: id, petId: pet.row.id },
    service: {
      conversationId: id,
      serviceId: service.id,
      name: service.name,
      price: service.price,
    },
    events: steps.map((step, index) => ({
      ...eventOf(step, authors[step.party]),
      id: seeding.newId(),
      conversationId: id,
      seq: index + 1,
      fileId: camera.take(step.photo, authors[step.party], step.at),
    })),
    reads: createReads(id, turn, steps, client, clinic),
    photos: camera.photos,
  };
}

/** Creates a function that adds photos to a conversation, drawn in the colors of its pet. */
function createCamera({ newId }: Seeding, conversationId: string, colours: Colours) {
  const photos: Picture[] = [];
  return {
    photos,
    take(name: PhotoName | null, uploaderId: string, createdAt: Date): string | null {
      if (!name) return null;
      const id = newId();
      const svg = photoOf(name, colours);
      photos.push({ id, svg, uploaderId, belongsTo: { conversationId }, createdAt });
      return id;
    },
  };
}

const eventOf = ({ party, message, action, at }: Step, userId: string) => ({
  type: action ? ('BOT' as const) : ('CHAT' as const),
  category: 'NONE',
  party,
  userId,
  message,
  eventAction: action,
  createdAt: at,
  updatedAt: at,
});

const serviceOf = ({ services }: Clinic, type: ServiceTypeId) =>
  pick(
    services.filter(({ serviceTypeId }) => serviceTypeId === type),
    0,
  );

/** The admin answers the owner who can sign in; the two vets take turns with the others. */
function vetFor({ staff }: Clinic, { client, place }: Turn) {
  return client === 0 ? pick(staff, 0) : pick(staff.slice(0, 2), place);
}

function progressOf({ status, startedAt }: Turn, steps: readonly Step[]) {
  const timeOf = (action: Step['action']) =>
    steps.find((step) => step.action === action)?.at ?? null;
  return {
    status,
    openDate: timeOf('OPEN_PERFORMANCE'),
    closeDate: timeOf('CLOSE_PERFORMANCE'),
    lastSeq: steps.length,
    createdAt: startedAt,
    updatedAt: steps.at(-1)?.at ?? startedAt,
  };
}
