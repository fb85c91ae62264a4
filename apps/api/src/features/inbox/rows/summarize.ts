import type { Conversation, DiaryItem } from '@zampa/contract/conversations/conversation';
import type {
  ConversationSummaries,
  SummaryRow,
} from '@zampa/contract/conversations/conversation-summary';
import { beginningOf } from '@zampa/domain/conversations/beginning';

/** Maximum bytes of the texts of a row, so that a row has at most 900 bytes. */
const LIMITS = { title: 70, text: 70, excerpt: 70 } as const;

type Person = NonNullable<Conversation['user']>;

/** Returns the compact form of a list: the fields that a row shows, and each person, pet and facility once. */
export function summarize(items: readonly DiaryItem[]): ConversationSummaries {
  const people = items.flatMap(({ user, assignee, family, lastEvent }) =>
    [user, assignee, family.user, lastEvent?.user ?? null].filter((person) => person !== null),
  );
  return {
    rows: items.map(toRow),
    people: byId(people, toPerson),
    pets: byId(
      items.flatMap(({ pets }) => pets),
      ({ name, SpeciesId, image }) => ({ name, SpeciesId, image }),
    ),
    facilities: byId(
      items.flatMap(({ facility }) => (facility ? [facility] : [])),
      ({ name, timezone }) => ({ name, timezone }),
    ),
  };
}

const byId = <Thing extends { readonly id: string }, Short>(
  things: readonly Thing[],
  shorten: (thing: Thing) => Short,
): Record<string, Short> =>
  Object.fromEntries(things.map((thing) => [thing.id, shorten(thing)] as const));

const toPerson = ({ firstName, lastName, image, isVet }: Person) => ({
  firstName,
  lastName,
  image,
  isVet,
});

function toRow(item: DiaryItem): SummaryRow {
  const { id, category, dateUpdated, lastEvent, assignee, facility, unread, match } = item;
  return {
    id,
    type: item.type,
    category,
    status: item.payload.status,
    priority: item.type === 'HEALTH' ? item.payload.priority : null,
    dateUpdated,
    date: item.type === 'HEALTH' ? null : item.payload.date,
    title: beginningOf(
      item.type === 'HEALTH' ? item.payload.note : item.payload.message,
      LIMITS.title,
    ),
    lastEvent: lastEvent && {
      type: lastEvent.type,
      action: lastEvent.payload.eventAction ?? null,
      text: beginningOf(lastEvent.payload.message ?? '', LIMITS.text),
      user: lastEvent.user?.id ?? null,
      date: lastEvent.dateCreated,
    },
    pets: item.pets.map((pet) => pet.id),
    user: item.user?.id ?? null,
    client: item.family.user?.id ?? null,
    assignee: assignee?.id ?? null,
    facility: facility?.id ?? null,
    unread,
    appointment: appointmentOf(item),
    payment: item.type === 'HEALTH' ? paymentOf(item) : null,
    match: match && { ...match, excerpt: beginningOf(match.excerpt, LIMITS.excerpt) },
  };
}

function appointmentOf({ appointment }: DiaryItem): SummaryRow['appointment'] {
  if (!appointment) return null;
  const { event, status } = appointment.payload;
  return { start: event.start, end: event.end, status };
}

const paymentOf = ({ payload }: Conversation): SummaryRow['payment'] => {
  const { status, amount, currency } = payload.payment;
  return { status, amount, currency };
};
