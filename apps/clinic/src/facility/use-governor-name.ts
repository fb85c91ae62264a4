import '@zampa/i18n/english/subscription';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useIsAdmin } from './use-is-admin.ts';

/** Returns whom somebody has to turn to who does not govern the organization, which an admin of one of its clinics may not. */
export function useGovernorName(): string {
  const { t } = useTranslation();
  return t(useIsAdmin() ? 'subscription:governor.ofAll' : 'subscription:governor.ofClinic');
}
