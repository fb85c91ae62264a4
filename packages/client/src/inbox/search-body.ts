import type { ConversationStatus, HealthCategory } from '@zampa/domain/conversations/enumerations';
import type { PaymentStatus } from '@zampa/domain/payments/status';

/** Which conversations a list shows; what is absent does not narrow it. */
export type ListFilter = {
  /** All conversations of this person, visits too, and not only what a clinic has to answer. */
  readonly personId?: string;
  readonly facilityId?: string;
  readonly statuses?: readonly ConversationStatus[];
  /** Consultations where none is named. */
  readonly categories?: readonly HealthCategory[];
  readonly pets?: readonly string[];
  readonly text?: string;
  readonly payments?: readonly PaymentStatus[];
  readonly facilities?: readonly string[];
  readonly families?: readonly string[];
  readonly assignees?: readonly string[];
  /** Created within, as ISO instants. */
  readonly period?: { readonly from?: string; readonly to?: string };
};

/** What waits for the side of whoever asks, of whatever category; or what waits for a time. */
export type WaitingFilter = { readonly facilityId?: string; readonly waiting: 'ALL' | 'TIME' };

/** How many conversations come at once. */
export const LIST_PAGE = 30;

/** Returns a filter in the words of the API. */
export function searchBody(filter: ListFilter) {
  const { statuses, categories, pets, text, payments, facilities, families, assignees, period } =
    filter;
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
    },
  };
}
