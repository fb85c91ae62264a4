import { isolateDirection } from '@zampa/i18n/isolate';
import { IconCalendarOff } from '@zampa/ui/icons/IconCalendarOff';
import { isBusy } from '@zampa/client/appointments/is-busy';
import { wallAt } from '@zampa/domain/time/wall-day';
import { formatMinute } from '@zampa/domain/timetables/weekly-hours';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Service } from '@zampa/contract/facilities/objects';
import { personName } from '@zampa/i18n/person-name';
import { formatLongDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { usePersonColor } from '@zampa/ui/people/person-color';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import styles from './CalendarAgenda.module.css';
import { toEntryLook } from '../grid/entry-look.ts';
import { entriesOnDay, type GridEntry } from '../grid/grid-entries.ts';
import { isWholeDay, spanOnDay } from './member-days.ts';
import { StateChip } from './StateChip.tsx';
import { type DayRange, eachDay } from './visible-days.ts';

export interface CalendarAgendaProps {
  days: DayRange;
  today: string;
  entries: readonly GridEntry[];
  staff: readonly StaffMember[];
  services: readonly Service[];
  onOpen: (entry: GridEntry) => void;
}

/** Lists the entries of each day; skips days without entries. */
export function CalendarAgenda({ days, entries, ...rest }: CalendarAgendaProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const filled = eachDay(days)
    .map((day) => ({ day, entries: entriesOnDay(entries, day) }))
    .filter((one) => one.entries.length > 0);
  if (filled.length === 0)
    return (
      <EmptyState
        picture={<IconCalendarOff size={32} />}
        title={t('appointments:calendar.agenda.empty')}
      >
        {t('appointments:calendar.agenda.emptyWhy')}
      </EmptyState>
    );
  return (
    <div className={styles['agenda']}>
      {filled.map(({ day, entries: dayEntries }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3
            id={`day-${day}`}
            className={styles['day']}
            data-today={day === rest.today || undefined}
          >
            {formatLongDay(wallAt(day), 'UTC', language)}
          </h3>
          <ul className={styles['list']}>
            {dayEntries.map((entry) => (
              <li key={entry.key}>
                <AgendaRow day={day} entry={entry} {...rest} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type AgendaRowProps = Pick<CalendarAgendaProps, 'staff' | 'services' | 'onOpen'> & {
  day: string;
  entry: GridEntry;
};

function AgendaRow({ day, entry, staff, services, onOpen }: AgendaRowProps) {
  const { t } = useTranslation();
  const personColour = usePersonColor();
  const { title, under, state } = toEntryLook(t, entry.event, services);
  const member = staff.find(({ id }) => id === entry.memberId);
  const name = member && personName(member);
  return (
    <button
      type="button"
      className={styles['row']}
      data-state={state}
      data-entry={entry.event.id}
      style={{ borderInlineStartColor: member ? personColour(member.id) : 'var(--z-ink-3)' }}
      onClick={() => onOpen(entry)}
    >
      <span className={styles['time']}>
        <EntryHours day={day} entry={entry} />
      </span>
      <span className={styles['words']}>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        <span>
          {[under, name].flatMap((text) => (text ? isolateDirection(text) : [])).join(' · ')}
        </span>
      </span>
      <CountBadge
        count={entry.event.unread}
        label={t('appointments:calendar.details.unread', { count: entry.event.unread })}
      />
      {state !== 'absence' && !isBusy(entry.event) && <StateChip event={entry.event} />}
    </button>
  );
}

/** The hours of an entry on a day. An entry that continues on the next day ends at 24:00. */
function EntryHours({ day, entry }: Pick<AgendaRowProps, 'day' | 'entry'>) {
  const { t } = useTranslation();
  const span = spanOnDay(entry, day);
  const { from, to } = span;
  if (isWholeDay(span)) return t('appointments:calendar.agenda.allDay');
  return (
    <>
      {formatMinute(from)} <small>{formatMinute(to)}</small>
    </>
  );
}
