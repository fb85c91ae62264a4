import type {
  ConversationStatus,
  HealthCategory,
  Priority,
} from '@zampa/domain/conversations/enumerations';
import type { PaymentStatus } from '@zampa/domain/payments/status';

/** Filter of a conversation list; absent fields do not filter. */
export type ListFilter = {
  /** All conversations of this person, including visits, not only those a clinic has to answer. */
  readonly personId?: string;
  readonly facilityId?: string;
  readonly statuses?: readonly ConversationStatus[];
  /** Only consultations if absent. */
  readonly categories?: readonly HealthCategory[];
  readonly pets?: readonly string[];
  readonly text?: string;
  readonly payments?: readonly PaymentStatus[];
  readonly facilities?: readonly string[];
  readonly families?: readonly string[];
  readonly assignees?: readonly string[];
  /** Also conversations that are assigned to no one. */
  readonly unassigned?: boolean;
  readonly priorities?: readonly Priority[];
  /** Creation period, as ISO instants. */
  readonly period?: { readonly from?: string; readonly to?: string };
};

/** Conversations that need an action by the user's side (ALL), or that need a time (TIME). */
export type WaitingFilter = { readonly facilityId?: string; readonly waiting: 'ALL' | 'TIME' };

/** Page size of conversation lists. */
export const LIST_PAGE = 30;

/** Converts a filter into the body of the search call. */
export function toSearchBody(filter: ListFilter) {
  const { statuses, categories, pets, text, payments, facilities, families, period } = filter;
  const { assignees, unassigned, priorities } = filter;
  const words = text?.trim();
  return {
    ...(categories && { category: [...categories] }),
    ...(period && { date_created: period }),
    payload: {
      ...(statuses && { status: statuses }),
      ...(pets && { pets }),
      ...(words && { message: [words] }),
      ...(payments && { payment: payments }),
      ...(facilities && { facilities }),
      ...(families && { families }),
      ...(assignees && { assignees }),
      ...(unassigned && { unassigned }),
      ...(priorities && { priority: priorities }),
    },
  };
}
