import '@zampa/i18n/english/settings-owner';
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
import { useTranslation } from '@zampa/i18n/use-translation';
import { SettingsLinks } from './SettingsLinks.tsx';
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
        <SettingsLinks />
        <Section title={t('settings:owner.appearance')}>
          <LanguageSwitch />
          <SchemeSwitch />
        </Section>
        <SignOut />
      </Stack>
    </>
  );
}
