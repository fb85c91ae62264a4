import { isBusy } from '@zampa/client/appointments/is-busy';
import { wallAt } from '@zampa/domain/time/wall-day';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Service } from '@zampa/contract/facilities/objects';
import { fullName } from '@zampa/domain/people/names';
import { formatLongDay } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lookOf } from '../grid/entry-look.ts';
import { entriesOn, type GridEntry } from '../grid/grid-entries.ts';
import styles from './PrintedDay.module.css';
import { stateText } from './StateChip.tsx';
import { timesText } from './member-days.ts';

export interface PrintedDayProps {
  facilityName: string;
  day: string;
  entries: readonly GridEntry[];
  members: readonly StaffMember[];
  services: readonly Service[];
}

/** Shows the day on paper, for the morning on which the network is down; on a screen it is not seen. */
export function PrintedDay({ facilityName, day, entries, members, services }: PrintedDayProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const held = entriesOn(entries, day);
  return (
    <div className={styles['page']} aria-hidden="true">
      <h2>
        {facilityName} · {formatLongDay(wallAt(day), 'UTC', language)} {day.slice(0, 4)}
      </h2>
      {members.map((member) => (
        <section key={member.id}>
          <h3>{fullName(member)}</h3>
          <table>
            <tbody>
              {held
                .filter(({ memberId }) => memberId === member.id)
                .map(({ key, event, start, end }) => {
                  const { title, under, state } = lookOf(t, event, services);
                  return (
                    <tr key={key}>
                      <td>{timesText(t, { start, end }, day)}</td>
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
