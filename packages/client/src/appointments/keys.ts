import { conversationKeys } from '../conversations/keys.ts';

const all = conversationKeys.appointments;

/** Query keys, broad to narrow. Available times are separate from appointments. */
export const appointmentKeys = {
  all,
  list: (when: 'upcoming' | 'past') => [...all, when] as const,
  one: (id: string) => [...all, 'one', id] as const,
  link: (token: string) => [...all, 'link', token] as const,
};

export const slotKeys = { all: ['slots'] as const };

export const feedKeys = { all: ['calendar-feeds'] as const };
