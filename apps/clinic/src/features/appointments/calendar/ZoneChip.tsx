import { IconWorld } from '@tabler/icons-react';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallTime } from '@zampa/domain/time/wall-day';
import { cityOf, deviceZone } from '@zampa/i18n/format/zones';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import styles from './CalendarToolbar.module.css';

/** Shows by whose clocks everything stands here; the device's own are told where they show another time. */
export function ZoneChip({ zone }: { zone: string }) {
  const { t } = useTranslation();
  const now = useMinuteClock();
  const own = deviceZone();
  const [there, here] = [wallTime(wallDate(now, zone)), wallTime(wallDate(now, own))];
  return (
    <span className={styles['zone']}>
      <IconWorld size={16} aria-hidden="true" />
      <span>
        {cityOf(zone)} · {there}
      </span>
      {there !== here && (
        <span className={styles['own']}>{t('appointments-calendar:zone.own', { time: here })}</span>
      )}
    </span>
  );
}
