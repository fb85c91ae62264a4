import {
  type ConversationStatus,
  HEALTH_CATEGORIES,
  type HealthCategory,
} from '../conversations/enumerations.ts';

/** Lists of the requests screen, in tab order. Visits are listed separately from consultations. */
export const REQUEST_LISTS = [
  'to-manage',
  'in-progress',
  'visits',
  'awaiting-payment',
  'completed',
] as const;
export type RequestList = (typeof REQUEST_LISTS)[number];

/** Lists whose conversations are counted by filter choice: all but the completed ones, which grow without end. */
export const COUNTED_LISTS = ['to-manage', 'in-progress', 'visits', 'awaiting-payment'] as const;
export type CountedList = (typeof COUNTED_LISTS)[number];

/** Statuses and categories of each list. Together the lists contain every conversation. */
export const REQUEST_LIST_FILTERS: Readonly<
  Record<
    RequestList,
    {
      readonly statuses: readonly ConversationStatus[];
      readonly categories: readonly HealthCategory[];
    }
  >
> = {
  'to-manage': { statuses: ['NEW'], categories: ['CONSULTATION'] },
  'in-progress': { statuses: ['OPEN'], categories: ['CONSULTATION'] },
  visits: { statuses: ['NEW', 'OPEN'], categories: ['VISIT', 'VIDEOCONSULTATION'] },
  'awaiting-payment': { statuses: ['PENDING'], categories: HEALTH_CATEGORIES },
  completed: { statuses: ['CLOSED'], categories: HEALTH_CATEGORIES },
};

/** Returns the list that shows a conversation. */
export function requestListOf(status: ConversationStatus, category: HealthCategory): RequestList {
  const isIn = (list: RequestList) => {
    const { statuses, categories } = REQUEST_LIST_FILTERS[list];
    return statuses.includes(status) && categories.includes(category);
  };
  return REQUEST_LISTS.find(isIn) ?? 'to-manage';
}

/** Returns the clinic app's path to a conversation, in its list. */
export const requestPath = ({
  id,
  status,
  category,
}: {
  readonly id: string;
  readonly status: ConversationStatus;
  readonly category: HealthCategory;
}): string => `/workspace/requests?list=${requestListOf(status, category)}&conversation=${id}`;
