import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay, wallTime } from '@zampa/domain/time/wall-day';
import { whoseBooking } from '@zampa/shared-screens/appointments/whose-booking';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { EntryPanelProps } from './entry-panel-props.ts';

/** Shows a time that is proposed: to whom, until when, and what staff may do with it meanwhile. */
export function ProposedPanel({ event }: EntryPanelProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { payload } = event;
  const until = payload.heldUntil ? wallDate(payload.heldUntil, facility.timezone) : null;
  return (
    <>
      <h2>{t('appointments-calendar:entry.proposed')}</h2>
      <p>{whoseBooking(event)}</p>
      {until && (
        <p>
          {t('appointments-calendar:entry.proposedUntil', {
            day: formatCalendarDay(wallDay(until)),
            time: wallTime(until),
          })}
        </p>
      )}
      <p>{t('appointments-bookings:entry.proposedWhy')}</p>
    </>
  );
}
