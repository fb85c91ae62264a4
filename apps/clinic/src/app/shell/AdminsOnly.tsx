import '@zampa/i18n/english/facilities-onboarding';
import { IconLock } from '@tabler/icons-react';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Stands in the place of a page that is for admins: others are told so before they type anything. */
export function AdminsOnly() {
  const { t } = useTranslation();
  return (
    <EmptyState picture={<IconLock size={32} />} title={t('facilities-onboarding:adminsOnly')}>
      {t('facilities-onboarding:adminsOnlyWhy')}
    </EmptyState>
  );
}
