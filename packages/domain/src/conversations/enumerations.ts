export const EVENT_TYPES = ['HEALTH', 'DIARY', 'CHAT', 'BOT', 'CALENDAR'] as const;

export const HEALTH_CATEGORIES = ['VISIT', 'VIDEOCONSULTATION', 'CONSULTATION'] as const;
export type HealthCategory = (typeof HEALTH_CATEGORIES)[number];

/** What a list may be narrowed to: what a clinic is asked, and what is noted in a diary. */
export const ITEM_TYPES = [
  'HEALTH',
  'DIARY',
] as const satisfies readonly (typeof EVENT_TYPES)[number][];
export type ItemType = (typeof ITEM_TYPES)[number];

/** Returns the category of a health conversation; what is unknown is a consultation. */
export function healthCategory(category: string | undefined): HealthCategory {
  const wanted = category?.toUpperCase();
  return HEALTH_CATEGORIES.find((known) => known === wanted) ?? 'CONSULTATION';
}

/** What can be written into a diary. */
export const DIARY_CATEGORIES = [
  'DIARY_GENERIC',
  'BIRTH',
  'DEATH',
  'TRAINING',
  'TRIP',
  'BOT_PET',
] as const;
export type DiaryCategory = (typeof DIARY_CATEGORIES)[number];

/** Returns the category of a diary entry; what is unknown is a generic one. */
export function diaryCategory(category: string | undefined): DiaryCategory {
  const wanted = category?.toUpperCase();
  return DIARY_CATEGORIES.find((known) => known === wanted) ?? 'DIARY_GENERIC';
}

export const CONVERSATION_STATUSES = ['NEW', 'OPEN', 'PENDING', 'CLOSED'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** What a list shows when no status is asked for: everything but conversations that wait for a payment. */
export const LISTED_STATUSES = [
  'NEW',
  'OPEN',
  'CLOSED',
] as const satisfies readonly ConversationStatus[];

export const PRIORITIES = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const SOURCES = ['APP', 'WHATSAPP', 'TELEGRAM'] as const;
export type Source = (typeof SOURCES)[number];

/** Actions that people take on a conversation; stored as BOT events. */
export const EVENT_ACTIONS = [
  'PROPOSE_TIME',
  'OPEN_PERFORMANCE',
  'CLOSE_PERFORMANCE',
  'APPOINTMENT',
  'APPOINTMENT_NO_SHOW',
  'RELATED_TO_APPOINTMENT',
] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];
