import { HOME_VISIT_SERVICE_TYPE, VIDEO_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { isBusy } from '@zampa/client/appointments/is-busy';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Service } from '@zampa/contract/facilities/objects';
import { bookingPartiesText } from '@zampa/shared-screens/appointments/booking-parties-text';
import { serviceName } from '@zampa/shared-screens/services/service-name';
import type { Translate } from '@zampa/i18n/translator';
import { toEntryState } from '../calendar/filter.ts';
import type { EntryState } from '../calendar/search.ts';

/** Content and style of a calendar entry. */
export type EntryLook = {
  readonly state: EntryState;
  readonly title: string;
  /** Pets and client, shown if there is room. */
  readonly under: string;
  readonly place: 'clinic' | 'home' | 'video';
};

function toPlace(types: readonly number[]): EntryLook['place'] {
  if (types.includes(HOME_VISIT_SERVICE_TYPE)) return 'home';
  return types.includes(VIDEO_SERVICE_TYPE) ? 'video' : 'clinic';
}

/** Returns how an entry is displayed, with the clinic's names of the services. */
export function toEntryLook(
  t: Translate,
  event: CalendarEvent,
  services: readonly Service[],
): EntryLook {
  const state = toEntryState(event);
  const { payload } = event;
  if (state === 'absence')
    return {
      state,
      title: payload.event.title || payload.reason || absenceTitle(t, event),
      under: '',
      place: 'clinic',
    };
  if (state === 'other')
    return {
      state,
      title: payload.event.title || t('appointments:calendar.states.other'),
      under: payload.reason,
      place: 'clinic',
    };
  if (isBusy(event))
    return { state, title: t('appointments:calendar.entry.busy'), under: '', place: 'clinic' };
  const chosen = services.filter(({ id }) => payload.services.includes(id));
  const named = chosen.map((service) => serviceName(t, service)).join(', ');
  const types = chosen.map(({ ServiceTypeId }) => ServiceTypeId);
  const petsAndClient = bookingPartiesText(event);
  return {
    state,
    title: isProposed(event)
      ? t('appointments:calendar.entry.proposed')
      : payload.event.title || named || fallbackTitle(t, event),
    under: petsAndClient || payload.event.subtitle,
    place: toPlace(types),
  };
}

const absenceTitle = (t: Translate, { payload }: CalendarEvent) =>
  payload.event.resource === null
    ? t('appointments:calendar.entry.closed')
    : t('appointments:calendar.entry.away');

/** Title without services: a slot that is being booked online, or a generic booking. */
const fallbackTitle = (t: Translate, { category }: CalendarEvent) =>
  category === 'NONE'
    ? t('appointments:calendar.entry.chosen')
    : t('appointments:calendar.entry.booking');

/**
 * Returns whether the entry is a time proposed to a client who has not chosen yet. A slot that is being booked online
 * belongs to no visit.
 */
export const isProposed = ({ category, parent_id: visit }: CalendarEvent) =>
  category === 'NONE' && visit !== null;
