import '@zampa/i18n/english/account-credentials';
import { Button } from '@mantine/core';
import { useClient } from '@zampa/client/ClientProvider.tsx';
import { readStoredInvitation } from '@zampa/client/invitations/stored-invitation';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { AccountPage } from './AccountPage.tsx';
import { SignOutButton } from './SignOutButton.tsx';

/** Tells vets to use the clinic app and pet owners to use the owner app, with a link. */
export function WrongApp() {
  const { t } = useTranslation();
  const isOwnerApp = useClient().app === 'owner';
  const texts = isOwnerApp
    ? {
        title: t('account:credentials.wrongApp.vetTitle'),
        intro: t('account:credentials.wrongApp.vet'),
        link: t('account:credentials.wrongApp.vetLink'),
      }
    : {
        title: t('account:credentials.wrongApp.ownerTitle'),
        intro: t('account:credentials.wrongApp.owner'),
        link: t('account:credentials.wrongApp.ownerLink'),
      };
  return (
    <AccountPage title={texts.title} intro={texts.intro} foot={<SignOutButton />}>
      {!isOwnerApp && readStoredInvitation('clinic') !== null && (
        <Callout tone="ask">{t('account:credentials.wrongApp.invited')}</Callout>
      )}
      <Button component="a" href={isOwnerApp ? '/' : '/app/'}>
        {texts.link}
      </Button>
    </AccountPage>
  );
}
