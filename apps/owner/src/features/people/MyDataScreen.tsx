import '@zampa/i18n/english/people';
import '@zampa/i18n/english/settings-owner';
import { MyDataForm } from '@zampa/shared-screens/people/MyDataForm.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazy, Suspense } from 'react';

/** Few change their address. */
const ChangeEmailDialog = lazy(async () => ({
  default: (await import('@zampa/shared-screens/account/ChangeEmailDialog.tsx')).ChangeEmailDialog,
}));

/** Few take everything with them, or go. */
const OwnData = lazy(async () => ({
  default: (await import('@zampa/shared-screens/privacy/OwnData.tsx')).OwnData,
}));

/** Shows what the clinics know of the person, and what they may do with everything that is held on them. */
export function MyDataScreen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader
        title={t('settings-owner:myData')}
        back={<BackLink to="/workspace/settings" label={t('common:actions.back')} />}
      />
      <Stack gap="32">
        <MyDataForm
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
