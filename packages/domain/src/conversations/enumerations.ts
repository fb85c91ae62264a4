export const EVENT_TYPES = ['HEALTH', 'DIARY', 'CHAT', 'BOT', 'CALENDAR'] as const;

export const HEALTH_CATEGORIES = ['VISIT', 'VIDEOCONSULTATION', 'CONSULTATION'] as const;
export type HealthCategory = (typeof HEALTH_CATEGORIES)[number];

/** Types that a list can be filtered by: requests to a clinic and diary notes. */
export const ITEM_TYPES = [
  'HEALTH',
  'DIARY',
] as const satisfies readonly (typeof EVENT_TYPES)[number][];
export type ItemType = (typeof ITEM_TYPES)[number];

/** Returns the category of a health conversation; CONSULTATION for an unknown one. */
export function toHealthCategory(category: string | undefined): HealthCategory {
  const normalized = category?.toUpperCase();
  return HEALTH_CATEGORIES.find((each) => each === normalized) ?? 'CONSULTATION';
}

/** Categories of diary notes. */
export const DIARY_CATEGORIES = [
  'DIARY_GENERIC',
  'BIRTH',
  'DEATH',
  'TRAINING',
  'TRIP',
  'BOT_PET',
] as const;
export type DiaryCategory = (typeof DIARY_CATEGORIES)[number];

/** Returns the category of a diary note; DIARY_GENERIC for an unknown one. */
export function toDiaryCategory(category: string | undefined): DiaryCategory {
  const normalized = category?.toUpperCase();
  return DIARY_CATEGORIES.find((each) => each === normalized) ?? 'DIARY_GENERIC';
}

export const CONVERSATION_STATUSES = ['NEW', 'OPEN', 'PENDING', 'CLOSED'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** Statuses that a list shows by default: all but those that await payment. */
export const LISTED_STATUSES = [
  'NEW',
  'OPEN',
  'CLOSED',
] as const satisfies readonly ConversationStatus[];

export const PRIORITIES = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const SOURCES = ['APP', 'WHATSAPP', 'TELEGRAM'] as const;
export type Source = (typeof SOURCES)[number];

/** Actions of people on a conversation, stored as BOT events. */
export const EVENT_ACTIONS = [
  'PROPOSE_TIME',
  'OPEN_PERFORMANCE',
  'CLOSE_PERFORMANCE',
  'APPOINTMENT',
  'APPOINTMENT_UNDO',
  'APPOINTMENT_NO_SHOW',
  'RELATED_TO_APPOINTMENT',
] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];
