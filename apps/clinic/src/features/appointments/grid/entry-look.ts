import { HOME_VISIT_SERVICE_TYPE, VIDEO_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { isBusy } from '@zampa/client/appointments/is-busy';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Service } from '@zampa/contract/facilities/objects';
import { whoseBooking } from '@zampa/shared-screens/appointments/whose-booking';
import { serviceName } from '@zampa/shared-screens/services/service-name';
import type { Translate } from '@zampa/i18n/translator';
import { stateOf } from '../calendar/filter.ts';
import type { EntryState } from '../calendar/search.ts';

/** What an entry says at a glance. */
export type EntryLook = {
  readonly state: EntryState;
  readonly title: string;
  /** Whose animals, where there is room for it. */
  readonly under: string;
  readonly place: 'clinic' | 'home' | 'video';
};

function placeOf(types: readonly number[]): EntryLook['place'] {
  if (types.includes(HOME_VISIT_SERVICE_TYPE)) return 'home';
  return types.includes(VIDEO_SERVICE_TYPE) ? 'video' : 'clinic';
}

/** Returns how an entry is shown, with the names of the services as the clinic has them. */
export function lookOf(
  t: Translate,
  event: CalendarEvent,
  services: readonly Service[],
): EntryLook {
  const state = stateOf(event);
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
      title: payload.event.title || t('appointments-calendar:states.other'),
      under: payload.reason,
      place: 'clinic',
    };
  if (isBusy(event))
    return { state, title: t('appointments-calendar:entry.busy'), under: '', place: 'clinic' };
  const chosen = services.filter(({ id }) => payload.services.includes(id));
  const named = chosen.map((service) => serviceName(t, service)).join(', ');
  const types = chosen.map(({ ServiceTypeId }) => ServiceTypeId);
  const whose = whoseBooking(event);
  return {
    state,
    title: isProposed(event)
      ? t('appointments-calendar:entry.proposed')
      : payload.event.title || named || heldTitle(t, event),
    under: whose || payload.event.subtitle,
    place: placeOf(types),
  };
}

const absenceTitle = (t: Translate, { payload }: CalendarEvent) =>
  payload.event.resource === null
    ? t('appointments-calendar:entry.closed')
    : t('appointments-calendar:entry.away');

/** A time that somebody is choosing has no names; any other booking without services is one. */
const heldTitle = (t: Translate, { category }: CalendarEvent) =>
  category === 'NONE'
    ? t('appointments-calendar:entry.chosen')
    : t('appointments-calendar:entry.booking');

/**
 * Tells whether the time is proposed to a client who has not chosen yet; one that somebody is choosing belongs to no
 * visit.
 */
export const isProposed = ({ category, parent_id: visit }: CalendarEvent) =>
  category === 'NONE' && visit !== null;
