import '@zampa/i18n/english/device';
import '@zampa/i18n/english/settings-owner';
import { IconBell } from '@zampa/ui/icons/IconBell';
import { IconCalendarEvent } from '@zampa/ui/icons/IconCalendarEvent';
import { IconCalendarShare } from '@zampa/ui/icons/IconCalendarShare';
import { IconCreditCard } from '@zampa/ui/icons/IconCreditCard';
import { IconDeviceMobile } from '@zampa/ui/icons/IconDeviceMobile';
import { IconFileText } from '@zampa/ui/icons/IconFileText';
import { IconKey } from '@zampa/ui/icons/IconKey';
import { IconUser } from '@zampa/ui/icons/IconUser';
import { IconUsers } from '@zampa/ui/icons/IconUsers';
import { useMe } from '@zampa/client/session/use-me';
import { fullName } from '@zampa/domain/people/names';
import { LanguageSwitch } from '@zampa/shared-screens/account/LanguageSwitch.tsx';
import { SchemeSwitch } from '@zampa/shared-screens/account/SchemeSwitch.tsx';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { SettingsLink } from './SettingsLink.tsx';
import { SignOut } from './SignOut.tsx';

/** Screen with the user's profile and settings. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const me = useMe();
  return (
    <>
      <ScreenHeader
        title={t('settings:owner.title')}
        back={<BackLink to="/dashboard" label={t('common:actions.back')} />}
      />
      <Stack gap="24">
        <Row gap="16">
          <PersonPicture person={me} size={64} />
          <Stack gap="0" grow>
            <Title lines="3">
              <bdi>{fullName(me)}</bdi>
            </Title>
            <Text tone="muted">{me.email}</Text>
          </Stack>
        </Row>
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
          <SettingsLink
            to="/workspace/my-data"
            icon={IconUser}
            text={t('settings:owner.myDataText')}
          >
            {t('settings:owner.myData')}
          </SettingsLink>
          <SettingsLink
            to="/workspace/family"
            icon={IconUsers}
            text={t('settings:owner.familyText')}
          >
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
          <SettingsLink to="/workspace/change-password" icon={IconKey}>
            {t('settings:owner.password')}
          </SettingsLink>
          <SettingsLink to="/disclaimerApp" icon={IconFileText}>
            {t('settings:owner.disclaimer')}
          </SettingsLink>
        </List>
        <Section title={t('settings:owner.appearance')}>
          <LanguageSwitch />
          <SchemeSwitch />
        </Section>
        <SignOut />
      </Stack>
    </>
  );
}
