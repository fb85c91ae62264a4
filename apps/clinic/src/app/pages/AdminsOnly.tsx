import '@zampa/i18n/english/onboarding';
import { IconLock } from '@tabler/icons-react';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useIsAdmin } from '../use-is-admin.ts';

/** What only the admins of a facility change; others are told so before they type anything. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  if (useIsAdmin()) return children;
  return (
    <EmptyState picture={<IconLock size={32} />} title={t('onboarding:adminsOnly')}>
      {t('onboarding:adminsOnlyWhy')}
    </EmptyState>
  );
}
