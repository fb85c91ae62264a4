import '@zampa/i18n/english/facilities-onboarding';
import { IconLock } from '@zampa/ui/icons/IconLock';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Replaces an admin-only page for team members who are not admins. */
export function AdminsOnly() {
  const { t } = useTranslation();
  return (
    <EmptyState picture={<IconLock size={32} />} title={t('facilities:onboarding.adminsOnly')}>
      {t('facilities:onboarding.adminsOnlyWhy')}
    </EmptyState>
  );
}
