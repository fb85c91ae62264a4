import '@zampa/i18n/english/people';
import '@zampa/i18n/english/settings-owner';
import { ProfileForm } from '@zampa/shared-screens/people/ProfileForm.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Suspense } from 'react';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: few people change their e-mail address. */
const ChangeEmailDialog = lazyPart(
  async () =>
    (await import('@zampa/shared-screens/account/ChangeEmailDialog.tsx')).ChangeEmailDialog,
);

/** Lazy-loaded: few people export their data or delete their account. */
const OwnData = lazyPart(
  async () =>
    (await import('@zampa/shared-screens/privacy/PersonalDataSections.tsx')).PersonalDataSections,
);

/** Screen of the user's profile and personal data, with export and account deletion. */
export function MyDataScreen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader
        title={t('settings:owner.myData')}
        back={<BackLink to="/workspace/settings" label={t('common:actions.back')} />}
      />
      <Stack gap="32">
        <ProfileForm
          renderChangeEmail={(onClose) => (
            <Suspense>
              <ChangeEmailDialog onClose={onClose} />
            </Suspense>
          )}
        />
        <Suspense>
          <OwnData />
        </Suspense>
      </Stack>
    </>
  );
}
