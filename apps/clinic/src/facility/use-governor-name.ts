import '@zampa/i18n/english/subscription';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useIsAdmin } from './use-is-admin.ts';

/**
 * Returns the name of the admin to ask about the plan, for users who do not govern the organization. Clinic admins
 * get the name of an admin of all clinics, others that of an admin of their clinic.
 */
export function useGovernorName(): string {
  const { t } = useTranslation();
  return t(useIsAdmin() ? 'subscription:governor.ofAll' : 'subscription:governor.ofClinic');
}
