import type { RowWarning } from '@zampa/domain/import/warnings';
import type { RowError } from '@zampa/domain/invitations/invite';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Returns why rows cannot be imported, in words. */
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

/** Returns what of a row cannot be read, in words; it is kept in the note. */
export function useRowWarnings(): Readonly<Record<RowWarning['code'], string>> {
  const { t } = useTranslation();
  return {
    invalid_email: t('import:warnings.invalid_email'),
    invalid_phone: t('import:warnings.invalid_phone'),
    no_contact: t('import:warnings.no_contact'),
    unknown_species: t('import:warnings.unknown_species'),
    unknown_breed: t('import:warnings.unknown_breed'),
    unknown_sex: t('import:warnings.unknown_sex'),
    invalid_date: t('import:warnings.invalid_date'),
    date_in_future: t('import:warnings.date_in_future'),
    invalid_microchip: t('import:warnings.invalid_microchip'),
    one_for_several: t('import:warnings.one_for_several'),
    no_pet_name: t('import:warnings.no_pet_name'),
  };
}
