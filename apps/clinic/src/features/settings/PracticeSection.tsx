import { IconBellRinging } from '@zampa/ui/icons/IconBellRinging';
import { IconListCheck } from '@zampa/ui/icons/IconListCheck';
import { IconNotes } from '@zampa/ui/icons/IconNotes';
import { IconBuildingHospital } from '@zampa/ui/icons/IconBuildingHospital';
import { IconCalendarTime } from '@zampa/ui/icons/IconCalendarTime';
import { IconClock } from '@zampa/ui/icons/IconClock';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { IconCreditCard } from '@zampa/ui/icons/IconCreditCard';
import { IconHistory } from '@zampa/ui/icons/IconHistory';
import { IconReceipt } from '@zampa/ui/icons/IconReceipt';
import { IconStethoscope } from '@zampa/ui/icons/IconStethoscope';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { SettingsEntry } from './SettingsEntry.tsx';
import styles from './SettingsScreen.module.css';

/**
 * Shows links to the settings of the clinic: data, services, hours, timetables, subscription and payments, visible
 * to all staff, and for admins the audit log.
 */
export function PracticeSection() {
  const { t } = useTranslation();
  const isAdmin = staffRoleOf(useFacility().idRole) === 'admin';
  return (
    <Card as="section" align="start" className={styles['card'] ?? ''}>
      <Title>{t('settings:clinic.practice.title')}</Title>
      <SettingsEntry
        to="/workspace/facilities/data"
        icon={<IconBuildingHospital size={20} />}
        title={t('settings:places.facilityData')}
        why={t('settings:clinic.practice.dataWhy')}
      />
      <SettingsEntry
        to="/workspace/services"
        icon={<IconStethoscope size={20} />}
        title={t('settings:places.services')}
        why={t('settings:clinic.practice.servicesWhy')}
      />
      <SettingsEntry
        to="/workspace/hours"
        icon={<IconClock size={20} />}
        title={t('settings:places.hours')}
        why={t('settings:clinic.practice.hoursWhy')}
      />
      <SettingsEntry
        to="/workspace/timetables"
        icon={<IconCalendarTime size={20} />}
        title={t('settings:places.timetables')}
        why={t('settings:clinic.practice.timetablesWhy')}
      />
      <HealthEntries />
      <SettingsEntry
        to="/workspace/subscription"
        icon={<IconReceipt size={20} />}
        title={t('settings:places.subscription')}
        why={t('settings:clinic.practice.subscriptionWhy')}
      />
      <SettingsEntry
        to="/workspace/digital-payments"
        icon={<IconCreditCard size={20} />}
        title={t('settings:facility.payments')}
        why={t('settings:clinic.practice.paymentsWhy')}
      />
      {isAdmin && (
        <SettingsEntry
          to="/workspace/audit"
          icon={<IconHistory size={20} />}
          title={t('settings:facility.audit')}
          why={t('settings:clinic.practice.auditWhy')}
        />
      )}
    </Card>
  );
}

/** Links to the settings of health records: recalls, protocols and note templates. */
function HealthEntries() {
  const { t } = useTranslation();
  return (
    <>
      <SettingsEntry
        to="/workspace/recalls"
        icon={<IconBellRinging size={20} />}
        title={t('settings:places.recalls')}
        why={t('settings:clinic.practice.recallsWhy')}
      />
      <SettingsEntry
        to="/workspace/protocols"
        icon={<IconListCheck size={20} />}
        title={t('settings:places.protocols')}
        why={t('settings:clinic.practice.protocolsWhy')}
      />
      <SettingsEntry
        to="/workspace/note-templates"
        icon={<IconNotes size={20} />}
        title={t('settings:places.noteTemplates')}
        why={t('settings:clinic.practice.templatesWhy')}
      />
    </>
  );
}
