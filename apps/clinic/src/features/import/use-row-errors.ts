import type { RowError } from '@zampa/domain/invitations/invite';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Why rows cannot be imported, in words. */
export function useRowErrors(): Readonly<Record<RowError, string>> {
  const { t } = useTranslation();
  return {
    DUPLICATE: t('import:errors.DUPLICATE'),
    ALREADY_PRESENT: t('import:errors.ALREADY_PRESENT'),
    ALREADY_INVITED: t('import:errors.ALREADY_INVITED'),
    INVALID_EMAIL_OR_PHONE: t('import:errors.INVALID_EMAIL_OR_PHONE'),
    USER_ALREADY_ASSOCIATED: t('import:errors.USER_ALREADY_ASSOCIATED'),
  };
}
