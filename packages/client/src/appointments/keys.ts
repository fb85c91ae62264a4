import { conversationKeys } from '../conversations/keys.ts';

const all = conversationKeys.appointments;

/** Keys from wide to narrow. Times that are free are no part of anybody's appointments. */
export const appointmentKeys = {
  all,
  list: (when: 'upcoming' | 'past') => [...all, when] as const,
  one: (id: string) => [...all, 'one', id] as const,
  link: (token: string) => [...all, 'link', token] as const,
};

export const slotKeys = { all: ['slots'] as const };

export const feedKeys = { all: ['calendar-feeds'] as const };
