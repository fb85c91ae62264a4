import type { Facility } from '@zampa/contract/facilities/objects';
import { formatTime } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Callout } from '@zampa/ui/kit/Callout.tsx';

/** Note that a clinic has paused bookings, and until when. */
export function PausedNote({ facility }: { facility: Facility | null | undefined }) {
  const { t } = useTranslation();
  const now = useMinuteClock();
  const until = facility?.bookingsPausedUntil ? new Date(facility.bookingsPausedUntil) : null;
  if (!facility || !until || until <= now) return null;
  const time = formatTime(until, facility.timezone);
  return (
    <Callout tone="ask">{t('appointments:choice.paused', { clinic: facility.name, time })}</Callout>
  );
}
