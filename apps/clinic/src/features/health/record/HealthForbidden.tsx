import { useTranslation } from '@zampa/i18n/use-translation';
import { IconLock } from '@zampa/ui/icons/IconLock';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';

/** Replaces visit notes for staff who may not read or write them. */
export function HealthForbidden() {
  const { t } = useTranslation();
  return (
    <EmptyState picture={<IconLock size={32} />} title={t('health:clinic.forbidden.title')}>
      {t('health:clinic.forbidden.why')}
    </EmptyState>
  );
}
