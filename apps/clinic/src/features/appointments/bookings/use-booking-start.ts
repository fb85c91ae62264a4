import { useQuery } from '@tanstack/react-query';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { askedTogether } from '@zampa/client/query/asked-together';
import { clientQuery } from '@zampa/client/clients/client-query';
import { useThread } from '@zampa/client/inbox/use-requests';
import type { StaffFacility } from '@zampa/contract/people/user';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { fullName } from '@zampa/domain/people/names';
import { useState } from 'react';
import type { VisitValues } from './visit-values.ts';

/** What a booking is begun with: a place in the calendar, a client, a conversation, or nothing. */
export type BookingStart = {
  /** By the clinic's clocks, `YYYY-MM-DDTHH:MM`. */
  readonly at?: string;
  readonly day?: string;
  readonly minutes?: number;
  readonly member?: string;
  readonly client?: string;
  /** A visit that waits for its time, or a consultation from which a new visit goes on. */
  readonly visit?: string;
};

export type StartedBooking = {
  readonly values: VisitValues;
  /** The visit that waits for its time. */
  readonly visit: Conversation | null;
  readonly relatedTo: string | null;
};

/** Returns what of a booking is known when its form opens. */
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
  const waited = start.visit ? [thread] : start.client ? [family] : [];
  const begun: StartedBooking = { values, visit: null, relatedTo: null };
  return { data: dataOf(), ...askedTogether(...waited) };

  function dataOf(): StartedBooking | undefined {
    if (start.visit) return thread.data && ofConversation(begun, thread.data);
    if (!start.client) return begun;
    if (family.data === undefined) return undefined;
    const chosen = family.data && { id: start.client, name: fullName(family.data) };
    return { ...begun, values: { ...values, family: chosen } };
  }
}

function ofConversation(begun: StartedBooking, conversation: Conversation): StartedBooking {
  const { id, category, family, payload, pets, appointment } = conversation;
  const isConsultation = category === 'CONSULTATION';
  const name = family.user ? fullName(family.user) : '';
  return {
    visit: isConsultation ? null : conversation,
    relatedTo: isConsultation ? id : null,
    values: {
      ...begun.values,
      family: { id: family.id, name },
      pets: pets.filter(({ deceasedOn }) => deceasedOn === null).map((pet) => pet.id),
      services: isConsultation ? [] : payload.services,
      member:
        begun.values.member || (appointment?.payload.event.resource ?? payload.assigneeId ?? ''),
      address: appointment?.payload.address ?? '',
    },
  };
}
