import { useQuery } from '@tanstack/react-query';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { combineQueries } from '@zampa/client/query/combine-queries';
import { clientQuery } from '@zampa/client/clients/client-query';
import { useThread } from '@zampa/client/conversations/thread/use-thread';
import type { StaffFacility } from '@zampa/contract/people/user';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { fullName } from '@zampa/domain/people/names';
import { useState } from 'react';
import type { VisitValues } from './visit-values.ts';

/** Starting point of a new booking: a calendar position, a client, a conversation, or nothing. */
export type BookingStart = {
  /** In the clinic's time zone, `YYYY-MM-DDTHH:MM`. */
  readonly at?: string;
  readonly day?: string;
  readonly minutes?: number;
  readonly member?: string;
  readonly client?: string;
  /** Id of a visit without a time, or of a consultation that leads to a new visit. */
  readonly visit?: string;
};

export type StartedBooking = {
  readonly values: VisitValues;
  /** The visit that gets the time; null for a new one. */
  readonly visit: Conversation | null;
  readonly relatedTo: string | null;
};

/** Loads the client or conversation from which a booking is started, and returns the initial form values. */
export function useBookingStart({ id, timezone }: StaffFacility, start: BookingStart) {
  const api = useApi();
  const thread = useThread(start.visit ?? '', start.visit !== undefined);
  const family = useQuery({
    ...clientQuery(api, id, start.client ?? ''),
    enabled: start.client !== undefined,
  });
  const [today] = useState(() => wallDay(wallDate(new Date(), timezone)));
  const values: VisitValues = {
    family: null,
    pets: [],
    services: [],
    member: start.member ?? '',
    day: start.at?.slice(0, 10) ?? (start.day && start.day > today ? start.day : today),
    time: start.at?.slice(11) ?? '',
    minutes: start.minutes ? String(start.minutes) : '',
    note: '',
    address: '',
    upfront: null,
  };
  const pendingQueries = start.visit ? [thread] : start.client ? [family] : [];
  const base: StartedBooking = { values, visit: null, relatedTo: null };
  return { data: readStart(), ...combineQueries(...pendingQueries) };

  function readStart(): StartedBooking | undefined {
    if (start.visit) return thread.data && fromConversation(base, thread.data);
    if (!start.client) return base;
    if (family.data === undefined) return undefined;
    const chosen = family.data && { id: start.client, name: fullName(family.data) };
    return { ...base, values: { ...values, family: chosen } };
  }
}

function fromConversation(base: StartedBooking, conversation: Conversation): StartedBooking {
  const { id, category, family, payload, pets, appointment } = conversation;
  const isConsultation = category === 'CONSULTATION';
  const name = family.user ? fullName(family.user) : '';
  return {
    visit: isConsultation ? null : conversation,
    relatedTo: isConsultation ? id : null,
    values: {
      ...base.values,
      family: { id: family.id, name },
      pets: pets.filter(({ deceasedOn }) => deceasedOn === null).map((pet) => pet.id),
      services: isConsultation ? [] : payload.services,
      member:
        base.values.member || (appointment?.payload.event.resource ?? payload.assigneeId ?? ''),
      address: appointment?.payload.address ?? '',
    },
  };
}
