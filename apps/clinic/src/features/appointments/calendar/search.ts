import { DAY_MINUTES } from '@zampa/domain/time/durations';
import { oneOf, readDayValue, readId, readList, readWord } from '@zampa/client/address/read-values';
import { CALENDAR_VIEWS, type CalendarView } from './visible-days.ts';

/** The states of calendar entries. */
export const ENTRY_STATES = [
  'to-confirm',
  'held',
  'confirmed',
  'ended',
  'absence',
  'other',
  'called-off',
  'missed',
] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export const CALENDAR_DIALOGS = [
  'booking',
  'absence',
  'moves',
  'other',
  'availability',
  'feed',
] as const;
export type CalendarDialog = (typeof CALENDAR_DIALOGS)[number];

/** Filter of the calendar. An entry must match every given list; matching one value of a list is enough. */
export type CalendarFilter = { members?: string[]; services?: string[]; states?: EntryState[] };

/** Search parameters of the calendar's URL. */
export type CalendarSearch = CalendarFilter & {
  view?: CalendarView;
  /** The selected day in the clinic's time zone; today if omitted. */
  day?: string;
  /** The booking or absence whose details are open. */
  entry?: string;
  open?: CalendarDialog;
  /**
   * Initial values of a new booking or absence: its start in the clinic's time zone (`YYYY-MM-DDTHH:MM`), duration
   * and member.
   */
  at?: string;
  minutes?: number;
  member?: string;
  /** The family or the conversation for which a booking is made. */
  client?: string;
  visit?: string;
};

const AT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;
/** Parses the search parameters; omits invalid values. */
export function readCalendarSearch(search: Readonly<Record<string, unknown>>): CalendarSearch {
  const [members, services, states] = [
    readList(search['members'], readId),
    readList(search['services'], readId),
    readList(search['states'], oneOf(ENTRY_STATES)),
  ];
  const view = oneOf(CALENDAR_VIEWS)(search['view']);
  const day = readDayValue(search['day']);
  const entry = readId(search['entry']);
  return {
    ...(view && { view }),
    ...(day && { day }),
    ...(members && { members }),
    ...(services && { services }),
    ...(states && { states }),
    ...(entry && { entry }),
    ...readDialog(search),
  };
}

function readDialog(search: Readonly<Record<string, unknown>>): CalendarSearch {
  const open = oneOf(CALENDAR_DIALOGS)(search['open']);
  if (!open) return {};
  const at = readWord(search['at']);
  const minutes = Number(search['minutes']);
  const [member, client, visit] = [
    readId(search['member']),
    readId(search['client']),
    readId(search['visit']),
  ];
  const isTime = at !== undefined && AT.test(at) && readDayValue(at.slice(0, 10)) !== undefined;
  return {
    open,
    ...(isTime && { at }),
    ...(Number.isInteger(minutes) && minutes > 0 && minutes <= DAY_MINUTES && { minutes }),
    ...(member && { member }),
    ...(client && { client }),
    ...(visit && { visit }),
  };
}

/** Returns the search parameters without the parameters of the open dialog. */
export function withoutDialog(search: CalendarSearch): CalendarSearch {
  const {
    open: _,
    at: __,
    minutes: ___,
    member: ____,
    client: _____,
    visit: ______,
    ...rest
  } = search;
  return rest;
}
