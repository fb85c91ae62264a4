import { Button } from '@mantine/core';
import { useClient } from '@zampa/client/ClientProvider.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { AccountPage } from './AccountPage.tsx';
import { SignOutButton } from './SignOutButton.tsx';

/** Says that vets are at home on the web platform and pet owners in their app, and where to go. */
export function WrongApp() {
  const { t } = useTranslation();
  const isOwnerApp = useClient().app === 'owner';
  const texts = isOwnerApp
    ? {
        title: t('account:wrongApp.vetTitle'),
        intro: t('account:wrongApp.vet'),
        link: t('account:wrongApp.vetLink'),
      }
    : {
        title: t('account:wrongApp.ownerTitle'),
        intro: t('account:wrongApp.owner'),
        link: t('account:wrongApp.ownerLink'),
      };
  return (
    <AccountPage title={texts.title} intro={texts.intro} foot={<SignOutButton />}>
      <Button component="a" href={isOwnerApp ? '/' : '/app/'}>
        {texts.link}
      </Button>
    </AccountPage>
  );
}
