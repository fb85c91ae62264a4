import type { RequestCounts } from '@zampa/contract/inbox/count-requests';
import type { HealthCategory, Priority } from '@zampa/domain/conversations/enumerations';
import {
  COUNTED_LISTS,
  type CountedList,
  REQUEST_LIST_FILTERS,
  type RequestList,
} from '@zampa/domain/inbox/request-lists';
import type { RequestsFilter } from './search.ts';

type Group = NonNullable<RequestCounts['groups']>[number];

/** Numbers of requests that each choice of a filter would show, with the other filters as they are. */
export type ChoiceCounts = {
  readonly priority: (choice: Priority) => number;
  readonly assignees: (choice: string) => number;
  readonly service: (choice: HealthCategory) => number;
  /** Requests of the list with all filters, and without any. */
  readonly shown: number;
  readonly total: number;
};

/** Returns the list to count; null for a list or a filter whose choices are not counted. */
export function countedListOf(list: RequestList, filter: RequestsFilter): CountedList | null {
  const { text, type, category, status, payment, facilities, families, pets, from, to } = filter;
  const others = [text, type, category, status, payment, facilities, families, pets, from, to];
  if (others.some((value) => value?.length)) return null;
  return COUNTED_LISTS.find((counted) => counted === list) ?? null;
}

/** Counts the requests of a list by choice. */
export function countChoices(
  groups: readonly Group[],
  list: CountedList,
  filter: RequestsFilter,
  me: string,
): ChoiceCounts {
  const assigneeOf = ({ assigneeId }: Group) =>
    assigneeId === null ? 'nobody' : assigneeId === me ? 'me' : assigneeId;
  const { categories } = REQUEST_LIST_FILTERS[list];
  const isListed = ({ category }: Group) => categories.includes(category);
  const hasPriority = ({ priority }: Group) => allows(filter.priority, priority);
  const hasAssignee = (group: Group) => allows(filter.assignees, assigneeOf(group));
  const hasService = (group: Group) =>
    filter.service?.length ? filter.service.includes(group.category) : isListed(group);
  const sum = (...conditions: readonly ((group: Group) => boolean)[]) =>
    groups
      .filter((group) => conditions.every((isMet) => isMet(group)))
      .reduce((count, group) => count + group.count, 0);
  return {
    priority: (choice) => sum(hasAssignee, hasService, ({ priority }) => priority === choice),
    assignees: (choice) => sum(hasPriority, hasService, (group) => assigneeOf(group) === choice),
    service: (choice) => sum(hasPriority, hasAssignee, ({ category }) => category === choice),
    shown: sum(hasPriority, hasAssignee, hasService),
    total: sum(isListed),
  };
}

const allows = (chosen: readonly string[] | undefined, value: string): boolean =>
  !chosen?.length || chosen.includes(value);
