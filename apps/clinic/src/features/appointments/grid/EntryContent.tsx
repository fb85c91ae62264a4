import { MINUTE_MS } from '@zampa/domain/time/durations';
import { IconCalendarOff } from '@zampa/ui/icons/IconCalendarOff';
import { IconChecks } from '@zampa/ui/icons/IconChecks';
import { IconCircleCheck } from '@zampa/ui/icons/IconCircleCheck';
import { IconHelpCircle } from '@zampa/ui/icons/IconHelpCircle';
import { IconHome } from '@zampa/ui/icons/IconHome';
import { IconHourglass } from '@zampa/ui/icons/IconHourglass';
import { IconMessageFilled } from '@zampa/ui/icons/IconMessageFilled';
import { IconVideo } from '@zampa/ui/icons/IconVideo';
import { useLocation } from '@tanstack/react-router';
import { isBusy } from '@zampa/client/appointments/is-busy';
import { wallTime } from '@zampa/domain/time/wall-day';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { untilText } from '@zampa/shared-screens/appointments/when-text';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import type { Service } from '@zampa/contract/facilities/objects';
import { type EntryLook, isProposed, toEntryLook } from './entry-look.ts';
import type { GridEntry } from './grid-entries.ts';
import styles from './EntryContent.module.css';

export interface EntryContentProps {
  entry: GridEntry;
  services: readonly Service[];
  zone: string;
}

/** Content of an entry in the grid: service, state icons, pets and client. */
export function EntryContent({ entry, services, zone }: EntryContentProps) {
  const { t } = useTranslation();
  const look = toEntryLook(t, entry.event, services);
  const { title, under, state } = look;
  const { event, heldUntil } = entry.event.payload;
  const { allDay } = event;
  const { petNames } = entry.event;
  // The location changes before the deferred details are rendered, so the pressed entry is marked immediately.
  const isOpen = useLocation({ select: ({ search }) => search.entry === entry.event.id });
  return (
    <span
      className={styles['entry']}
      data-entry={entry.event.id}
      data-short={isShorterThan(entry, SHORT_MS) || undefined}
      data-tiny={isShorterThan(entry, TINY_MS) || undefined}
      data-open={isOpen || undefined}
    >
      <span className={styles['title']}>
        {!allDay && <span className={styles['time']}>{wallTime(entry.start)} </span>}
        {petNames.length > 0 && <span className={styles['pets']}>{petNames.join(', ')} · </span>}
        {state === 'held' && heldUntil && !isProposed(entry.event) ? (
          <HeldUntil until={heldUntil} zone={zone} />
        ) : (
          title
        )}
        <EntryIcons entry={entry} look={look} />
      </span>
      {under && <span className={styles['under']}>{under}</span>}
    </span>
  );
}

type EntryIconsProps = { entry: GridEntry; look: EntryLook };

/** The icons of an entry: its state, unread messages and place. */
function EntryIcons({ entry: { event }, look: { state, place } }: EntryIconsProps) {
  const { t } = useTranslation();
  return (
    <>
      {state === 'confirmed' && !isBusy(event) && (
        <IconCircleCheck
          size={14}
          role="img"
          aria-label={t('appointments:calendar.states.confirmed')}
        />
      )}
      {state === 'ended' && (
        <IconChecks size={14} role="img" aria-label={t('appointments:calendar.state.over')} />
      )}
      {state === 'to-confirm' && !isBusy(event) && (
        <IconHelpCircle
          size={14}
          role="img"
          aria-label={t('appointments:calendar.states.to-confirm')}
        />
      )}
      {(state === 'called-off' || state === 'missed') && (
        <IconCalendarOff
          size={14}
          role="img"
          aria-label={
            state === 'missed'
              ? t('appointments:calendar.state.missed')
              : t('appointments:calendar.state.canceled')
          }
        />
      )}
      {state === 'held' && <IconHourglass size={14} aria-hidden="true" />}
      {event.unread > 0 && (
        <IconMessageFilled
          size={14}
          role="img"
          aria-label={t('appointments:calendar.details.unread', { count: event.unread })}
        />
      )}
      {place === 'home' && (
        <IconHome size={14} role="img" aria-label={t('appointments:calendar.entry.homeVisit')} />
      )}
      {place === 'video' && (
        <IconVideo size={14} role="img" aria-label={t('appointments:calendar.entry.video')} />
      )}
    </>
  );
}

/** Below this length there is room for one line only. */
const SHORT_MS = 40 * MINUTE_MS;
/** Below this length there is room for one line in the smallest size only. */
const TINY_MS = 15 * MINUTE_MS;

const isShorterThan = ({ start, end }: GridEntry, length: number) =>
  end.getTime() - start.getTime() < length;

/** Until when a slot is held for payment. */
function HeldUntil({ until, zone }: { until: string; zone: string }) {
  const { t } = useTranslation();
  const [language, now] = [useLanguage(), useMinuteClock()];
  return t('appointments:calendar.entry.heldUntil', {
    time: untilText(until, now, zone, language),
  });
}
