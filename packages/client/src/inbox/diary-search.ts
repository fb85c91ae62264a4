import { oneOf, readDayValue, readId, readList, readWord } from '../address/read-values.ts';
import {
  TIMELINE_CATEGORIES,
  type TimelineCategory,
} from '@zampa/domain/conversations/diary-filter';

/**
 * Filters of a diary, as in the address. Values of one filter are alternatives (OR); different filters are combined
 * (AND).
 */
export type DiarySearch = {
  pets?: string[];
  category?: TimelineCategory[];
  /** Words that entries contain. */
  text?: string;
  /** Days, both inclusive. */
  from?: string;
  to?: string;
};

/** As in the contract. */
const TEXT_MAX = 200;

/** Changed filters; undefined or an empty value removes a filter. */
export type DiarySearchChange = {
  readonly [Name in keyof DiarySearch]?: DiarySearch[Name] | undefined;
};

/** Parses the filters of a diary; invalid values count as absent. */
export function readDiarySearch(search: Readonly<Record<string, unknown>>): DiarySearch {
  return mergeDiarySearch(
    {},
    {
      pets: readList(search['pets'], readId),
      category: readList(search['category'], oneOf(TIMELINE_CATEGORIES)),
      text: readWord(search['text'])?.slice(0, TEXT_MAX),
      from: readDayValue(search['from']),
      to: readDayValue(search['to']),
    },
  );
}

/** Returns the filters with some of them changed; empty ones are removed. */
export function mergeDiarySearch(
  { pets, category, text, from, to }: DiarySearch,
  change: DiarySearchChange,
): DiarySearch {
  const merged = { pets, category, text, from, to, ...change };
  return {
    ...(merged.pets?.length && { pets: merged.pets }),
    ...(merged.category?.length && { category: merged.category }),
    ...(merged.text && { text: merged.text }),
    ...(merged.from && { from: merged.from }),
    ...(merged.to && { to: merged.to }),
  };
}

/** Counts the filters apart from pets and text, which are always visible. */
export const countDiaryFilters = ({ category = [], from, to }: DiarySearch): number =>
  category.length + Number(from !== undefined) + Number(to !== undefined);

/** Returns whether the first day is after the last one. */
export const isReversedPeriod = ({ from, to }: DiarySearch): boolean =>
  from !== undefined && to !== undefined && from > to;
