import { ChangePasswordForm } from '@zampa/shared-screens/account/ChangePasswordForm.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import '@zampa/i18n/english/settings-owner';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Screen to change the password, which signs out all other devices. */
export function ChangePasswordScreen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader
        title={t('settings:owner.password')}
        back={<BackLink to="/workspace/settings" label={t('common:actions.back')} />}
      />
      <ChangePasswordForm />
    </>
  );
}
