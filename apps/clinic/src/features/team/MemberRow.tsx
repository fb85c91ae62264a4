import { IconChevronRight } from '@zampa/ui/icons/IconChevronRight';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { fullName } from '@zampa/domain/people/names';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import styles from './TeamScreen.module.css';

/** Shows a team member with role and hours; links to their card. */
export function MemberRow({ member }: { member: StaffMember }) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { data } = useQuery(configurationQuery(useApi(), facility.id));
  const hours = data?.timetables.find(({ id }) => id === member.TimetableId)?.name;
  return (
    <li>
      <Link to="/workspace/team" search={{ member: member.id }} className={styles['member']}>
        <PersonPicture person={member} size={40} />
        <span className={styles['words']}>
          <strong>
            <bdi>{fullName(member)}</bdi>
          </strong>
          <small>{member.email}</small>
          <small>{hours ?? t('team:member.facilityHours')}</small>
        </span>
        <span className={styles['role']}>
          <StatusChip tone="info">{roleText(t, member.idRole)}</StatusChip>
        </span>
        <IconChevronRight size={18} aria-hidden="true" />
      </Link>
    </li>
  );
}
