import {
  type ConversationStatus,
  HEALTH_CATEGORIES,
  type HealthCategory,
} from '../conversations/enumerations.ts';

/** The lists of the requests screen, in the order of their tabs: visits go on beside the consultations. */
export const REQUEST_LISTS = [
  'to-manage',
  'in-progress',
  'visits',
  'awaiting-payment',
  'completed',
] as const;
export type RequestList = (typeof REQUEST_LISTS)[number];

/** What a list holds: conversations of these statuses and categories. Together they hold every one. */
export const CONTENT_OF_LIST: Readonly<
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
export function listOf(status: ConversationStatus, category: HealthCategory): RequestList {
  const isIn = (list: RequestList) => {
    const { statuses, categories } = CONTENT_OF_LIST[list];
    return statuses.includes(status) && categories.includes(category);
  };
  return REQUEST_LISTS.find(isIn) ?? 'to-manage';
}

/** Returns where the clinic's app shows a conversation, in the list that holds it. */
export const requestPath = ({
  id,
  status,
  category,
}: {
  readonly id: string;
  readonly status: ConversationStatus;
  readonly category: HealthCategory;
}): string => `/workspace/requests?list=${listOf(status, category)}&conversation=${id}`;
