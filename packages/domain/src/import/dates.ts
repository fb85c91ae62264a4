import { EARLIEST_BIRTH } from '../pets/life-dates.ts';

/** A date from a file. With only a month or a year, `day` is its first day. */
export type ParsedDate = {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly precision: 'day' | 'month' | 'year';
};

/**
 * Parses a date from a file, as programs export it and people type it: day first (`12/03/2019`, `12-mar-19`), year
 * first (`2019/03/12`), with month names in English or Italian, with a time, or as the day number of a spreadsheet.
 * Returns null if it is no valid day or if day and month are ambiguous.
 *
 * @param today `YYYY-MM-DD`; a year of two digits is never after it
 */
export function parseDate(typed: string, today: string): ParsedDate | null {
  if (typed.length > LONGEST_DATE) return null;
  const text = plainText(typed);
  const parts = compactDate(text) ?? numericDate(text) ?? namedDate(text);
  if (!parts) return null;
  const { month = 1, date = 1 } = parts;
  const year = parts.year.length === 2 ? fullYear(Number(parts.year), today) : parts.year;
  const day = `${year}-${twoDigits(month)}-${twoDigits(date)}`;
  if (!isDay(day) || day < EARLIEST_BIRTH) return null;
  if (parts.month === undefined) return { day, precision: 'year' };
  return { day, precision: parts.date === undefined ? 'month' : 'day' };
}

type DateParts = {
  /** Two or four digits. */
  readonly year: string;
  readonly month?: number | undefined;
  readonly date?: number | undefined;
};

/** Longer texts are no date. */
const LONGEST_DATE = 100;
/** A time after a date, with its zone. */
const TIME =
  /(?:T|,? )(?:(?:ore|alle|at|h) )?\d{1,2}[.:]\d{2}(?:[.:]\d{2}(?:[.,]\d{1,9})?)?(?: ?[ap]\.?m\.?)?(?: ?(?:Z|UTC|GMT))?(?: ?[+-]\d{2}:?\d{2})?(?: \([^()]{1,60}\))?$/i;

/** Returns the text with plain dashes and spaces, and without invisible characters, apostrophes and a time. */
const plainText = (typed: string) =>
  typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^'/, '')
    .replace(TIME, '')
    .replaceAll(/ ?([-/.]) ?/g, '$1')
    .trim();

/** Day 0 of spreadsheets. Later days count a 29 February 1900 that did not exist. */
const SERIAL_START_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** Reads digits without separators: a spreadsheet's day number, `20190312`, `12032019`, or a year. */
function compactDate(text: string): DateParts | null {
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) {
    const date = new Date(SERIAL_START_MS + Number(text.slice(0, 5)) * DAY_MS);
    const [year, month, day] = date.toISOString().slice(0, 10).split('-');
    return toParts(year, month, day);
  }
  const yearFirst = /^((?:19|20)\d{2})(?:(\d{2})(\d{2}))?$/.exec(text);
  if (yearFirst && (yearFirst[2] === undefined || Number(yearFirst[2]) <= 12))
    return toParts(yearFirst[1], yearFirst[2], yearFirst[3]);
  const dayFirst = /^(\d{2})(\d{2})((?:19|20)\d{2})$/.exec(text);
  return dayFirst && toParts(dayFirst[3], dayFirst[2], dayFirst[1]);
}

const SEPARATOR = String.raw`[-/. ]`;
const DAY_FIRST = new RegExp(
  String.raw`^(\d{1,2})${SEPARATOR}(\d{1,2})${SEPARATOR}'?(\d{4}|\d{2})\.?$`,
);
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})${SEPARATOR}(\d{1,2})${SEPARATOR}(\d{1,2})\.?$`);
const MONTH_OF_YEAR = new RegExp(String.raw`^(\d{1,2})${SEPARATOR}(\d{4})$`);
const YEAR_AND_MONTH = new RegExp(String.raw`^(\d{4})${SEPARATOR}(\d{1,2})$`);

function numericDate(text: string): DateParts | null {
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return toParts(dayFirst[3], dayFirst[2], dayFirst[1]);
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return toParts(yearFirst[1], yearFirst[2], yearFirst[3]);
  const monthOfYear = MONTH_OF_YEAR.exec(text);
  if (monthOfYear) return toParts(monthOfYear[2], monthOfYear[1]);
  const yearAndMonth = YEAR_AND_MONTH.exec(text);
  return yearAndMonth && toParts(yearAndMonth[1], yearAndMonth[2]);
}

/** English and Italian months, shortened to what both their full names and abbreviations start with. */
const MONTH_STARTS: readonly RegExp[] = [
  /^(?:gen(?:n|naio)?|jan(?:uary)?)$/,
  /^(?:feb(?:b|braio|r|ruary)?)$/,
  /^(?:mar(?:zo|ch)?)$/,
  /^(?:apr(?:ile|il)?)$/,
  /^(?:mag(?:gio)?|may)$/,
  /^(?:giu(?:gno)?|jun(?:e)?)$/,
  /^(?:lug(?:lio)?|jul(?:y)?)$/,
  /^(?:ago(?:sto)?|aug(?:ust)?)$/,
  /^(?:set(?:t|tembre)?|sep(?:t|tember)?)$/,
  /^(?:ott(?:obre)?|oct(?:ober)?)$/,
  /^(?:nov(?:embre|ember)?)$/,
  /^(?:dic(?:embre)?|dec(?:ember)?)$/,
];
const monthOf = (word: string): number | null => {
  const at = MONTH_STARTS.findIndex((names) => names.test(word));
  return at === -1 ? null : at + 1;
};

const WEEKDAY =
  /^(?:lun|mar|mer|gio|ven|sab|dom)$|^(?:luned|marted|mercoled|gioved|venerd)i$|^(?:sabato|domenica)$|^(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)$|^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
const FILLER = /^(?:il|lo|l|di|del|d|of|the|st|nd|rd|th|o|a)$/;

/** Reads a date with the name of its month: `12 marzo 2019`, `March 12th, 2019`, `mag-21`. */
function namedDate(text: string): DateParts | null {
  const words = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (/[^\p{L}\d\s.,/'°º-]/u.test(words)) return null;
  const tokens = words.match(/\p{L}+|\d+/gu) ?? [];
  const names = tokens.filter((token) => !/^\d/.test(token) && !FILLER.test(token));
  // `mar` is Tuesday before another month.
  const [monthName, ...others] = names.filter((name) => monthOf(name) !== null).toReversed();
  const month = monthName === undefined ? null : monthOf(monthName);
  const isRead = names.every((name) => monthOf(name) !== null || WEEKDAY.test(name));
  if (month === null || !isRead || others.some((name) => name !== 'mar')) return null;
  const [first, second, ...further] = tokens.filter((token) => /^\d/.test(token));
  if (first === undefined || further.length > 0) return null;
  if (second === undefined) {
    // `12 marzo` has no year, `mag 21` has no day.
    const isYear = first.length === 4 || (first.length === 2 && tokens.at(-1) === first);
    return isYear ? toParts(first, String(month)) : null;
  }
  if (first.length === 4) return toParts(first, String(month), second);
  const isYear = second.length === 2 || second.length === 4;
  return isYear && first.length <= 2 ? toParts(second, String(month), first) : null;
}

const toParts = (year = '', month?: string, date?: string): DateParts => ({
  year,
  month: month === undefined ? undefined : Number(month),
  date: date === undefined ? undefined : Number(date),
});

function fullYear(lastDigits: number, today: string): number {
  const recent = 2000 + lastDigits;
  return recent > Number(today.slice(0, 4)) ? recent - 100 : recent;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

function isDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}
