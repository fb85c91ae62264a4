import { Table } from '@zampa/ui/mantine/Table';
import { IconCheck } from '@zampa/ui/icons/IconCheck';
import { IconMinus } from '@zampa/ui/icons/IconMinus';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { ReceptionSwitch } from './ReceptionSwitch.tsx';
import { hasRight, RIGHTS, type Right, STAFF_ROLES } from './rights.ts';
import styles from './TeamScreen.module.css';

/** Shows the rights of each role, from the server's table and the facility's setting for reception. */
export function RightsTable() {
  const facility = useFacility();
  const { t } = useTranslation();
  const roleNames = {
    admin: t('team:standings.admin'),
    clinical: t('team:standings.clinical'),
    consultant: t('team:standings.consultant'),
    desk: t('team:standings.desk'),
  };
  const rights: Readonly<Record<Right, string>> = {
    clients: t('team:rights.clients'),
    inviteClients: t('team:rights.inviteClients'),
    importClients: t('team:rights.importClients'),
    removeClients: t('team:rights.removeClients'),
    requests: t('team:rights.requests'),
    write: t('team:rights.write'),
    endService: t('team:rights.endService'),
    pets: t('team:rights.pets'),
    team: t('team:rights.team'),
    facility: t('team:rights.facility'),
    hours: t('team:rights.hours'),
    services: t('team:rights.services'),
  };
  return (
    <Section title={t('team:rights.title')}>
      <Text tone="muted">{t('team:rights.why')}</Text>
      {staffRoleOf(facility.idRole) === 'admin' && <ReceptionSwitch />}
      <div className={styles['frame']}>
        <Table verticalSpacing="xs" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('team:rights.what')}</Table.Th>
              {STAFF_ROLES.map((role) => (
                <Table.Th key={role}>{roleNames[role]}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {(Object.keys(RIGHTS) as Right[]).map((right) => (
              <Table.Tr key={right}>
                <Table.Td>{rights[right]}</Table.Td>
                {STAFF_ROLES.map((role) => (
                  <Table.Td key={role}>
                    <RightMark may={hasRight(right, role, facility)} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Section>
  );
}

function RightMark({ may }: { may: boolean }) {
  const { t } = useTranslation();
  return may ? (
    <IconCheck size={18} role="img" aria-label={t('team:rights.yes')} />
  ) : (
    <IconMinus size={18} role="img" aria-label={t('team:rights.no')} />
  );
}
