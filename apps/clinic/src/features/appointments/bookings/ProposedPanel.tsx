import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay, wallTime } from '@zampa/domain/time/wall-day';
import { bookingPartiesText } from '@zampa/shared-screens/appointments/booking-parties-text';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { EntryPanelProps } from './entry-panel-props.ts';

/** Shows a proposed time: the client, when the proposal expires, and what staff can do until then. */
export function ProposedPanel({ event }: EntryPanelProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { payload } = event;
  const until = payload.heldUntil ? wallDate(payload.heldUntil, facility.timezone) : null;
  return (
    <>
      <h2>{t('appointments:calendar.entry.proposed')}</h2>
      <p>{bookingPartiesText(event)}</p>
      {until && (
        <p>
          {t('appointments:calendar.entry.proposedUntil', {
            day: formatCalendarDay(wallDay(until)),
            time: wallTime(until),
          })}
        </p>
      )}
      <p>{t('appointments:bookings.entry.proposedWhy')}</p>
    </>
  );
}
