import '@zampa/i18n/english/device';
import '@zampa/i18n/english/settings-owner';
import { IconBell } from '@zampa/ui/icons/IconBell';
import { IconCalendarEvent } from '@zampa/ui/icons/IconCalendarEvent';
import { IconCalendarShare } from '@zampa/ui/icons/IconCalendarShare';
import { IconCreditCard } from '@zampa/ui/icons/IconCreditCard';
import { IconDeviceMobile } from '@zampa/ui/icons/IconDeviceMobile';
import { IconFileText } from '@zampa/ui/icons/IconFileText';
import { IconKey } from '@zampa/ui/icons/IconKey';
import { IconLock } from '@zampa/ui/icons/IconLock';
import { IconUser } from '@zampa/ui/icons/IconUser';
import { IconUsers } from '@zampa/ui/icons/IconUsers';
import { useTranslation } from '@zampa/i18n/use-translation';
import { List } from '@zampa/ui/kit/List.tsx';
import { SettingsLink } from './SettingsLink.tsx';

/** Links to the screens of the settings. */
export function SettingsLinks() {
  const { t } = useTranslation();
  return (
    <List as="nav" aria-label={t('settings:owner.title')}>
      <SettingsLink
        to="/workspace/appointments"
        icon={IconCalendarEvent}
        text={t('settings:owner.appointmentsText')}
      >
        {t('settings:owner.appointments')}
      </SettingsLink>
      <SettingsLink
        to="/workspace/payments"
        icon={IconCreditCard}
        text={t('settings:owner.paymentsText')}
      >
        {t('settings:owner.payments')}
      </SettingsLink>
      <SettingsLink to="/workspace/my-data" icon={IconUser} text={t('settings:owner.myDataText')}>
        {t('settings:owner.myData')}
      </SettingsLink>
      <SettingsLink to="/workspace/family" icon={IconUsers} text={t('settings:owner.familyText')}>
        {t('settings:owner.family')}
      </SettingsLink>
      <SettingsLink
        to="/workspace/my-calendar"
        icon={IconCalendarShare}
        text={t('settings:owner.calendarText')}
      >
        {t('settings:owner.calendar')}
      </SettingsLink>
      <SettingsLink
        to="/workspace/notification-settings"
        icon={IconBell}
        text={t('settings:owner.notificationsText')}
      >
        {t('settings:owner.notifications')}
      </SettingsLink>
      <SettingsLink
        to="/workspace/install"
        icon={IconDeviceMobile}
        text={t('device:install.settingText')}
      >
        {t('device:install.setting')}
      </SettingsLink>
      <SignInLinks />
      <SettingsLink to="/disclaimerApp" icon={IconFileText}>
        {t('settings:owner.disclaimer')}
      </SettingsLink>
    </List>
  );
}

/** Links to the screens of the password and of the other means to protect the account. */
function SignInLinks() {
  const { t } = useTranslation();
  return (
    <>
      <SettingsLink to="/workspace/change-password" icon={IconKey}>
        {t('settings:owner.password')}
      </SettingsLink>
      <SettingsLink
        to="/workspace/security"
        icon={IconLock}
        text={t('settings:owner.securityText')}
      >
        {t('settings:owner.security')}
      </SettingsLink>
    </>
  );
}
