import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation, DiaryEntry } from '@zampa/contract/conversations/conversation';
import type { Event, StoredFile } from '@zampa/contract/conversations/event';
import type { Person } from '@zampa/contract/people/user';
import type { Pet } from '@zampa/contract/pets/objects';

/*
 * Items of lists. Whole conversations, entries and events have all of these fields, so that a list can hold both, and
 * events of the socket can be applied to it.
 */

export type ListedPerson = Pick<Person, 'id' | 'firstName' | 'lastName' | 'image' | 'isVet'>;
export type ListedPet = Pick<Pet, 'id' | 'name' | 'SpeciesId' | 'image'>;
type ListedFacility = Pick<Conversation['facility'], 'id' | 'name' | 'timezone'>;
type ListedFile = Pick<StoredFile, 'name'>;

type Start = { readonly start: string };
type ListedTime = Pick<CalendarEvent['payload']['event'], 'start' | 'end'>;

/** Event of a conversation in a list. The texts are only their beginnings. */
export type ListedEvent = Pick<Event, 'seq' | 'type' | 'dateCreated' | 'dateUpdated'> & {
  readonly user: ListedPerson | null;
  readonly file: ListedFile | null;
  readonly payload: Pick<
    Event['payload'],
    | 'userId'
    | 'message'
    | 'eventAction'
    | 'withdrawn'
    | 'start'
    | 'expiresAt'
    | 'status'
    | 'firstStatus'
    | 'valid'
    | 'noShow'
    | 'heldUntil'
    | 'movedAt'
    | 'updatedByUserId'
    | 'invalidatedAt'
    | 'invalidatedBy'
  > & {
    readonly times?: readonly Start[] | undefined;
    readonly event?: ListedTime | undefined;
  };
};

/** Valid booking of a conversation in a list. */
export type ListedAppointment = Pick<CalendarEvent, 'id' | 'dateUpdated' | 'ended'> & {
  readonly payload: Pick<
    CalendarEvent['payload'],
    'status' | 'valid' | 'noShow' | 'heldUntil' | 'movedAt' | 'invalidatedBy'
  > & { readonly event: ListedTime };
};

type FullPayload = Conversation['payload'];

/** Conversation in a list. `payload.note` is only the beginning of the request. */
export type ListedConversation = Pick<
  Conversation,
  'id' | 'type' | 'category' | 'seq' | 'dateCreated' | 'dateUpdated' | 'unread' | 'match'
> & {
  readonly payload: Pick<
    FullPayload,
    'note' | 'serviceNames' | 'priority' | 'status' | 'assigneeId'
  > & {
    /** Known of whole conversations, and of what was received since. */
    readonly openDate?: string | null;
    readonly closeDate?: string | null;
    /** Known of rows. */
    readonly isStarted?: boolean;
    readonly payment: Pick<
      FullPayload['payment'],
      'status' | 'amount' | 'currency' | 'requestDate' | 'paidDate'
    >;
  };
  readonly file: ListedFile | null;
  readonly user: ListedPerson | null;
  readonly family: { readonly user: ListedPerson | null };
  readonly facility: ListedFacility;
  readonly assignee: ListedPerson | null;
  readonly pets: readonly ListedPet[];
  readonly lastEvent: ListedEvent | null;
  readonly lastMessage: ListedEvent | null;
  readonly proposal: ListedEvent | null;
  readonly lastBooking: ListedEvent | null;
  readonly appointment: ListedAppointment | null;
};

/** Returns whether the service of a conversation was started. */
export const hasStarted = ({
  openDate = null,
  isStarted = false,
}: Pick<ListedConversation['payload'], 'openDate' | 'isStarted'>): boolean =>
  openDate !== null || isStarted;

/** Diary entry in a list. `payload.message` is only the beginning of its text. */
export type ListedEntry = Pick<DiaryEntry, 'id' | 'type' | 'category' | 'dateUpdated' | 'match'> & {
  readonly payload: Pick<DiaryEntry['payload'], 'message' | 'date' | 'weight'>;
  readonly user: ListedPerson | null;
  readonly facility: ListedFacility | null;
  readonly pets: readonly ListedPet[];
  /** In rows, only a picture has its id. */
  readonly file: (ListedFile & { readonly id?: string }) | null;
};

/** Item of a diary. */
export type ListedItem = ListedConversation | ListedEntry;
