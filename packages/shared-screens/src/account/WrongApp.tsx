import '@zampa/i18n/english/account-steps';
import { Button } from '@mantine/core';
import { useClient } from '@zampa/client/ClientProvider.tsx';
import { readStoredInvitation } from '@zampa/client/invitations/stored-invitation';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { AccountPage } from './AccountPage.tsx';
import { SignOutButton } from './SignOutButton.tsx';

/** Says that vets are at home on the web platform and pet owners in their app, and where to go. */
export function WrongApp() {
  const { t } = useTranslation();
  const isOwnerApp = useClient().app === 'owner';
  const texts = isOwnerApp
    ? {
        title: t('account-steps:wrongApp.vetTitle'),
        intro: t('account-steps:wrongApp.vet'),
        link: t('account-steps:wrongApp.vetLink'),
      }
    : {
        title: t('account-steps:wrongApp.ownerTitle'),
        intro: t('account-steps:wrongApp.owner'),
        link: t('account-steps:wrongApp.ownerLink'),
      };
  return (
    <AccountPage title={texts.title} intro={texts.intro} foot={<SignOutButton />}>
      {!isOwnerApp && readStoredInvitation('clinic') !== null && (
        <Callout tone="ask">{t('account-steps:wrongApp.invited')}</Callout>
      )}
      <Button component="a" href={isOwnerApp ? '/' : '/app/'}>
        {texts.link}
      </Button>
    </AccountPage>
  );
}
