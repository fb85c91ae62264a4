import { diaryPartOf } from '@zampa/client/inbox/diary-part';
import type { ListFilter } from '@zampa/client/inbox/search-body';
import type { DiaryFilter } from '@zampa/client/inbox/use-diary';
import { HEALTH_CATEGORIES } from '@zampa/domain/conversations/enumerations';
import { CONTENT_OF_LIST, type RequestList } from '@zampa/domain/inbox/request-lists';
import { endOfDay, startOfDay } from '@zampa/domain/time/day-bounds';
import type { RequestsFilter, RequestsSearch } from './search.ts';

export const FILTER_NAMES = [
  'type',
  'category',
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

type Place = { readonly facilityId: string; readonly timezone: string; readonly me: string };

/** Returns what the address asks for, as the server is asked. */
export function conversationFilterOf(search: RequestsSearch, place: Place): ListFilter {
  const { list = 'to-manage', text, status, payment, facilities, families, pets } = search;
  const assignees = search.assignees?.map((id) => (id === 'me' ? place.me : id));
  const period = periodOf(search, place.timezone);
  return {
    ...(facilities ? { facilities } : { facilityId: place.facilityId }),
    statuses: status ?? CONTENT_OF_LIST[list].statuses,
    // A state that is asked for by name is looked for in every category.
    categories: status ? HEALTH_CATEGORIES : CONTENT_OF_LIST[list].categories,
    ...(text && { text }),
    ...(payment && { payments: payment }),
    ...(families && { families }),
    ...(pets && { pets }),
    ...(assignees && { assignees: [...new Set(assignees)] }),
    ...(period && { period }),
  };
}

function periodOf({ from, to }: RequestsSearch, zone: string) {
  if (!from && !to) return undefined;
  return {
    ...(from && { from: startOfDay(from, zone).toISOString() }),
    ...(to && { to: endOfDay(to, zone).toISOString() }),
  };
}

/** Returns the same for a list with entries of the diary; `null` where the address asks for consultations alone. */
export function diaryFilterOf(search: RequestsSearch, place: Place): DiaryFilter | null {
  const part = diaryPartOf(search);
  if (!part) return null;
  const { statuses: _, categories: __, ...filter } = conversationFilterOf(search, place);
  return { ...filter, part };
}

/** One thing that narrows the list: a value of a filter. */
export type Narrowing = { readonly name: FilterName; readonly value: string };

/** Returns everything that narrows the list beside its text, in the order in which it is shown. */
export function narrowingsOf(search: RequestsFilter): readonly Narrowing[] {
  return FILTER_NAMES.flatMap((name) => {
    const value = search[name];
    if (value === undefined) return [];
    return (typeof value === 'string' ? [value] : value).map((one) => ({ name, value: one }));
  });
}

/** Returns the same search without one narrowing. */
export function without(search: RequestsSearch, { name, value }: Narrowing): RequestsSearch {
  const { [name]: known, ...rest } = search;
  if (!Array.isArray(known)) return rest;
  const left = known.filter((one) => one !== value);
  return left.length > 0 ? { ...rest, [name]: left } : rest;
}

/**
 * Returns the same search in one of the lists, without what stands in the place of lists; the open conversation stays
 * open.
 */
export function inList(search: RequestsSearch, list: RequestList): RequestsSearch {
  const {
    entry: _,
    seq: __,
    panel: ___,
    ...rest
  } = withFilter(search, {
    ...search,
    status: [],
    type: [],
    category: [],
  });
  return { ...rest, list };
}

/** Returns the same search with these filters in the place of all it had; the text is a matter of its own. */
export function withFilter(search: RequestsSearch, filter: RequestsFilter): RequestsSearch {
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
