import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { fullName } from '@zampa/domain/people/names';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { formatDuration } from '@zampa/i18n/format/spans';
import type { MemberDay } from '../calendar/member-days.ts';
import styles from './MemberHeader.module.css';

/** Column header of a team member, with the number of bookings and the free time. */
export function MemberHeader({ member, day }: { member: StaffMember; day: MemberDay | undefined }) {
  const { t } = useTranslation();
  return (
    <span className={styles['header']}>
      <PersonPicture person={member} size={30} />
      <span className={styles['words']}>
        <strong>
          <bdi>{fullName(member)}</bdi>
        </strong>
        {day && <small>{formatLoad(t, day)}</small>}
      </span>
    </span>
  );
}

function formatLoad(t: Translate, { isAway, working, booked, freeMinutes }: MemberDay): string {
  if (isAway) return t('appointments:calendar.columns.away');
  if (working.length === 0 && booked === 0) return t('appointments:calendar.columns.off');
  const free = formatDuration(t, {
    hours: Math.floor(freeMinutes / 60),
    minutes: freeMinutes % 60,
  });
  return t('appointments:calendar.columns.load', { booked, free });
}
