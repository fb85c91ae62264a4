import { diaryPartOf } from '@zampa/client/inbox/diary-part';
import type { ListFilter } from '@zampa/client/inbox/search-body';
import type { DiaryFilter } from '@zampa/client/inbox/use-diary';
import { HEALTH_CATEGORIES } from '@zampa/domain/conversations/enumerations';
import { REQUEST_LIST_FILTERS, type RequestList } from '@zampa/domain/inbox/request-lists';
import { endOfDay, startOfDay } from '@zampa/domain/time/day-bounds';
import type { RequestsFilter, RequestsSearch } from './search.ts';

export const FILTER_NAMES = [
  'type',
  'category',
  'service',
  'priority',
  'status',
  'payment',
  'facilities',
  'families',
  'pets',
  'assignees',
  'from',
  'to',
] as const satisfies readonly (keyof RequestsFilter)[];
export type FilterName = (typeof FILTER_NAMES)[number];

type FilterContext = {
  readonly facilityId: string;
  readonly timezone: string;
  readonly me: string;
};

/** Returns the server's filter for the search parameters of the address. */
export function toListFilter(search: RequestsSearch, context: FilterContext): ListFilter {
  const { list = 'to-manage', text, status, payment, facilities, families, pets, service } = search;
  const { priority, assignees: chosen = [] } = search;
  const assignees = chosen
    .filter((id) => id !== 'nobody')
    .map((id) => (id === 'me' ? context.me : id));
  const period = toPeriod(search, context.timezone);
  return {
    ...(facilities ? { facilities } : { facilityId: context.facilityId }),
    statuses: status ?? REQUEST_LIST_FILTERS[list].statuses,
    // A filter by status applies to every category.
    categories: service ?? (status ? HEALTH_CATEGORIES : REQUEST_LIST_FILTERS[list].categories),
    ...(text && { text }),
    ...(payment && { payments: payment }),
    ...(families && { families }),
    ...(pets && { pets }),
    ...(assignees.length > 0 && { assignees: [...new Set(assignees)] }),
    ...(chosen.includes('nobody') && { unassigned: true }),
    ...(priority && { priorities: priority }),
    ...(period && { period }),
  };
}

function toPeriod({ from, to }: RequestsSearch, zone: string) {
  if (!from && !to) return undefined;
  return {
    ...(from && { from: startOfDay(from, zone).toISOString() }),
    ...(to && { to: endOfDay(to, zone).toISOString() }),
  };
}

/** Returns the filter for a list with diary entries, or `null` if only consultations are requested. */
export function toDiaryFilter(search: RequestsSearch, context: FilterContext): DiaryFilter | null {
  const part = diaryPartOf(search);
  if (!part) return null;
  const { statuses: _, categories: __, ...filter } = toListFilter(search, context);
  return { ...filter, part };
}

/** One value of a filter. */
export type ActiveFilter = { readonly name: FilterName; readonly value: string };

/** Returns all active filter values except the text, in display order. */
export function activeFilters(search: RequestsFilter): readonly ActiveFilter[] {
  return FILTER_NAMES.flatMap((name) => {
    const value = search[name];
    if (value === undefined) return [];
    return (typeof value === 'string' ? [value] : value).map((one) => ({ name, value: one }));
  });
}

/** Returns the search without one filter value. */
export function withoutFilter(
  search: RequestsSearch,
  { name, value }: ActiveFilter,
): RequestsSearch {
  const { [name]: values, ...rest } = search;
  if (!Array.isArray(values)) return rest;
  const remaining = values.filter((one) => one !== value);
  return remaining.length > 0 ? { ...rest, [name]: remaining } : rest;
}

/**
 * Returns the search in another list, without the status and diary filters that replace lists. The open conversation
 * stays open.
 */
export function withList(search: RequestsSearch, list: RequestList): RequestsSearch {
  const {
    entry: _,
    seq: __,
    panel: ___,
    ...rest
  } = withFilters(search, {
    ...search,
    status: [],
    service: [],
    type: [],
    category: [],
  });
  return { ...rest, list };
}

/** Returns the search with all its filters replaced; the text is not a filter and stays. */
export function withFilters(search: RequestsSearch, filter: RequestsFilter): RequestsSearch {
  const { list, conversation, entry, seq, panel, text } = search;
  return {
    ...(list && { list }),
    ...(conversation && { conversation }),
    ...(entry && { entry }),
    ...(seq && { seq }),
    ...(panel && { panel }),
    ...(text && { text }),
    ...Object.fromEntries(
      FILTER_NAMES.map((name) => [name, filter[name]] as const).filter(
        ([, value]) => value?.length,
      ),
    ),
  };
}
