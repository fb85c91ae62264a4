import type { ConversationStatus, HealthCategory } from '../conversations/enumerations.ts';
import type { Party } from '../conversations/status.ts';
import { requestPath } from '../inbox/request-lists.ts';
import type { NotificationKind } from './notification-kinds.ts';

type Where = {
  readonly id: string;
  /** The side that it came from. */
  readonly party: Party;
  readonly category: HealthCategory;
  readonly status: ConversationStatus;
};

/** Returns where the reader deals with a notification, with the app that it opens in. */
export function notificationPath(kind: NotificationKind, conversation: Where | null): string {
  if (isOfPlan(kind)) return '/workspace/subscription';
  if (!conversation) return PLACES[kind] ?? '/app/dashboard';
  const { id, party } = conversation;
  if (kind === 'PAYMENT_ASKED') return `/app/workspace/payments?pay=${id}`;
  if (kind === 'DIARY_SHARED') return `/app/workspace/diary/${id}`;
  if (party === 'facility') return `/app/workspace/chat/${id}`;
  return requestPath(conversation);
}

/** Where what is in no conversation is dealt with, but for what is read on Home of the owners' app. */
const PLACES: Partial<Record<NotificationKind, string>> = {
  FAMILY_REQUEST: '/app/workspace/family',
  FAMILY_DECLINED: '/app/workspace/family',
  FAMILY_LEFT: '/app/workspace/family',
  RELATIVE_LEFT: '/app/workspace/family',
  JOIN: '/workspace/team',
  JOIN_ACCEPTED: '/dashboard',
  TEAM_LEFT: '/dashboard',
  COLLEAGUE_LEFT: '/workspace/team',
  CARDS_LOST: '/workspace/digital-payments',
  CLIENT_LEFT: '/workspace/calendar',
  CLIENT_JOINED: '/workspace/clients',
  CLIENT_ENABLED: '/app/workspace/vets',
};

/** Returns whether it is about what a clinic pays us: told to its admins. */
const isOfPlan = (kind: NotificationKind): boolean => OF_PLAN.includes(kind);

const OF_PLAN: readonly NotificationKind[] = [
  'TRIAL_ENDING',
  'TRIAL_ENDED',
  'PLAN_PAST_DUE',
  'PLAN_ENDED',
];
