import { IconCalendarOff } from '@tabler/icons-react';
import { isBusy } from '@zampa/client/appointments/is-busy';
import { wallAt } from '@zampa/domain/time/wall-day';
import { timeOf } from '@zampa/domain/timetables/weekly-hours';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Service } from '@zampa/contract/facilities/objects';
import { personName } from '@zampa/i18n/person-name';
import { formatLongDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { usePersonColour } from '@zampa/ui/people/person-colour';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import styles from './CalendarAgenda.module.css';
import { lookOf } from '../grid/entry-look.ts';
import { entriesOn, type GridEntry } from '../grid/grid-entries.ts';
import { isWholeDay, spanOn } from './member-days.ts';
import { StateChip } from './StateChip.tsx';
import { type Days, eachDay } from './visible-days.ts';

export interface CalendarAgendaProps {
  days: Days;
  today: string;
  entries: readonly GridEntry[];
  staff: readonly StaffMember[];
  services: readonly Service[];
  onOpen: (entry: GridEntry) => void;
}

/** Shows what the days hold, one below the other; days with nothing are left out. */
export function CalendarAgenda({ days, entries, ...rest }: CalendarAgendaProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const filled = eachDay(days)
    .map((day) => ({ day, entries: entriesOn(entries, day) }))
    .filter((one) => one.entries.length > 0);
  if (filled.length === 0)
    return (
      <EmptyState
        picture={<IconCalendarOff size={32} />}
        title={t('appointments-calendar:agenda.empty')}
      >
        {t('appointments-calendar:agenda.emptyWhy')}
      </EmptyState>
    );
  return (
    <div className={styles['agenda']}>
      {filled.map(({ day, entries: held }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3
            id={`day-${day}`}
            className={styles['day']}
            data-today={day === rest.today || undefined}
          >
            {formatLongDay(wallAt(day), 'UTC', language)}
          </h3>
          <ul className={styles['list']}>
            {held.map((entry) => (
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
  const personColour = usePersonColour();
  const { title, under, state } = lookOf(t, entry.event, services);
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
        <HoursOn day={day} entry={entry} />
      </span>
      <span className={styles['words']}>
        <strong>{title}</strong>
        <span>{[under, name].filter(Boolean).join(' · ')}</span>
      </span>
      <CountBadge
        count={entry.event.unread}
        label={t('appointments-calendar:details.unread', { count: entry.event.unread })}
      />
      {state !== 'absence' && !isBusy(entry.event) && <StateChip event={entry.event} />}
    </button>
  );
}

/** From when to when on a day; what lasts longer goes on until its end, or takes all of it. */
function HoursOn({ day, entry }: Pick<AgendaRowProps, 'day' | 'entry'>) {
  const { t } = useTranslation();
  const span = spanOn(entry, day);
  const { from, to } = span;
  if (isWholeDay(span)) return t('appointments-calendar:agenda.allDay');
  return (
    <>
      {timeOf(from)} <small>{timeOf(to)}</small>
    </>
  );
}
