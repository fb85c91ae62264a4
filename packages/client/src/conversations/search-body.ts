import type { ConversationStatus } from '@zampa/domain/conversations/enumerations';
import type { PaymentStatus } from '@zampa/domain/payments/status';

/** Which conversations a list shows; what is absent does not narrow it. */
export type ConversationFilter = {
  /** All conversations of this person, visits too, and not only what a clinic has to answer. */
  readonly personId?: string;
  readonly facilityId?: string;
  readonly statuses?: readonly ConversationStatus[];
  readonly pets?: readonly string[];
  readonly text?: string;
  readonly payments?: readonly PaymentStatus[];
  readonly facilities?: readonly string[];
  readonly families?: readonly string[];
  readonly assignees?: readonly string[];
  /** Created within, as ISO instants. */
  readonly period?: { readonly from?: string; readonly to?: string };
};

/** How many conversations come at once. */
export const LIST_PAGE = 30;

/** A filter in the words of the API. */
export function searchBody(filter: ConversationFilter) {
  const { statuses, pets, text, payments, facilities, families, assignees, period } = filter;
  const words = text?.trim();
  return {
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
