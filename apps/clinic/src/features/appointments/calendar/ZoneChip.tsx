import { IconWorld } from '@zampa/ui/icons/IconWorld';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallTime } from '@zampa/domain/time/wall-day';
import { cityOf, deviceZone } from '@zampa/i18n/format/zones';
import { useLanguage } from '@zampa/i18n/use-language';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Suspense } from 'react';
import styles from './CalendarToolbar.module.css';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: the translated city names, and the text for a device in another time zone. */
const ZoneWords = lazyPart(async () => (await import('./TimeZoneText.tsx')).TimeZoneText);

/** Shows the clinic's time zone and current time, and the device's time if it differs. */
export function ZoneChip({ zone }: { zone: string }) {
  const isEnglish = useLanguage() === 'en';
  const now = useMinuteClock();
  const [there, here] = [wallTime(wallDate(now, zone)), wallTime(wallDate(now, deviceZone()))];
  const english = `${cityOf(zone)} · ${there}`;
  return (
    <span className={styles['zone']}>
      <IconWorld size={16} aria-hidden="true" />
      {isEnglish && there === here ? (
        <span>{english}</span>
      ) : (
        <Suspense fallback={<span>{english}</span>}>
          <ZoneWords {...{ zone, there, here }} />
        </Suspense>
      )}
    </span>
  );
}
