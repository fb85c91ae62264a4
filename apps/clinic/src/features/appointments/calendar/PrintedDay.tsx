import { isBusy } from '@zampa/client/appointments/is-busy';
import { wallAt } from '@zampa/domain/time/wall-day';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Service } from '@zampa/contract/facilities/objects';
import { fullName } from '@zampa/domain/people/names';
import { formatLongDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { toEntryLook } from '../grid/entry-look.ts';
import { entriesOnDay, type GridEntry } from '../grid/grid-entries.ts';
import styles from './PrintedDay.module.css';
import { stateText } from './StateChip.tsx';
import { formatTimeRange } from './member-days.ts';

export interface PrintedDayProps {
  facilityName: string;
  day: string;
  entries: readonly GridEntry[];
  members: readonly StaffMember[];
  services: readonly Service[];
}

/** The day's appointments for printing, as a backup for network failures. Hidden on screens. */
export function PrintedDay({ facilityName, day, entries, members, services }: PrintedDayProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const held = entriesOnDay(entries, day);
  return (
    <div className={styles['page']} aria-hidden="true">
      <h2>
        {facilityName} · {formatLongDay(wallAt(day), 'UTC', language)} {day.slice(0, 4)}
      </h2>
      {members.map((member) => (
        <section key={member.id}>
          <h3>
            <bdi>{fullName(member)}</bdi>
          </h3>
          <table>
            <tbody>
              {held
                .filter(({ memberId }) => memberId === member.id)
                .map(({ key, event, start, end }) => {
                  const { title, under, state } = toEntryLook(t, event, services);
                  return (
                    <tr key={key}>
                      <td>{formatTimeRange(t, { start, end }, day)}</td>
                      <td>{title}</td>
                      <td>{under}</td>
                      <td>{event.client?.phone}</td>
                      <td>{!isBusy(event) && stateText(t, state)}</td>
                    </tr>
                  );
                })}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
