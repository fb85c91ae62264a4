import { Link } from '@tanstack/react-router';
import { isBusy } from '@zampa/client/appointments/is-busy';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Service } from '@zampa/contract/facilities/objects';
import { personName } from '@zampa/i18n/person-name';
import { wallTime } from '@zampa/domain/time/wall-day';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { usePersonColor } from '@zampa/ui/people/person-color';
import { StateChip } from '../calendar/StateChip.tsx';
import { isProposed, toEntryLook } from '../grid/entry-look.ts';
import type { GridEntry } from '../grid/grid-entries.ts';
import { isCanceledEntry } from './today-entries.ts';
import styles from './TodayColumn.module.css';

export interface TodayRowProps {
  entry: GridEntry;
  staff: readonly StaffMember[];
  services: readonly Service[];
}

/** One appointment of today with a link to the calendar: time, pets, service, client, team member and state. */
export function TodayRow({ entry, staff, services }: TodayRowProps) {
  const { t } = useTranslation();
  const colourOf = usePersonColor();
  const { event } = entry;
  const { title, state } = toEntryLook(t, event, services);
  const pets = event.petNames.join(', ');
  const member = staff.find(({ id }) => id === entry.memberId);
  const about = [pets && title, event.client && personName(event.client)]
    .filter(Boolean)
    .join(' · ');
  // "Confirmed" is the normal state and is not shown. The title of a proposed time already names its state.
  const isStateShown = state !== 'confirmed' && !isBusy(event) && !isProposed(event);
  return (
    <li className={styles['row']} data-state={state}>
      <Link
        to="/workspace/calendar"
        search={{ day: entry.start.toISOString().slice(0, 10), entry: event.id }}
        className={styles['open']}
      >
        <span className={styles['time']}>
          {wallTime(entry.start)} <small>{wallTime(entry.end)}</small>
        </span>
        <span
          className={styles['colour']}
          style={{ background: member ? colourOf(member.id) : 'var(--z-ink-3)' }}
          aria-hidden="true"
        />
        <span className={styles['words']}>
          <strong>
            {isCanceledEntry(entry) ? t('home:today.free', { what: pets || title }) : pets || title}
          </strong>
          {about && <span>{about}</span>}
        </span>
        {isStateShown && <StateChip event={event} />}
        {member && <PersonPicture person={member} size={28} label={personName(member)} />}
      </Link>
    </li>
  );
}
