import { RECALL_LISTS, type RecallList } from '@zampa/domain/health/recall-steps';

/** Search parameters of the recalls screen. */
export type RecallsSearch = { list?: RecallList };

/** Parses the search parameters; an unknown list is dropped. */
export function readRecallsSearch(search: Readonly<Record<string, unknown>>): RecallsSearch {
  const list = RECALL_LISTS.find((name) => name === search['list']);
  return list ? { list } : {};
}
