import type { RowWarning } from '@zampa/domain/import/warnings';
import { type ImportError, ROW_PETS_MAX } from '@zampa/domain/import/cell-limits';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { Verdict } from './import-draft.ts';
import { useFieldNames } from './use-field-names.ts';

/** Returns what says in words why a row cannot be imported, with the name of the cell where it is about one. */
export function useRowReason(): (verdict: Verdict | undefined) => string {
  const { t } = useTranslation();
  const names = useFieldNames();
  const reasons: Readonly<Record<ImportError, string>> = {
    DUPLICATE: t('import:errors.DUPLICATE'),
    ALREADY_PRESENT: t('import:errors.ALREADY_PRESENT'),
    ALREADY_INVITED: t('import:errors.ALREADY_INVITED'),
    INVALID_EMAIL_OR_PHONE: t('import:errors.INVALID_EMAIL_OR_PHONE'),
    USER_ALREADY_ASSOCIATED: t('import:errors.USER_ALREADY_ASSOCIATED'),
    TOO_LONG: t('import:errors.TOO_LONG'),
    INVALID_TEXT: t('import:errors.INVALID_TEXT'),
    WEB_ADDRESS: t('import:errors.WEB_ADDRESS'),
    TOO_MANY_PETS: t('import:errors.TOO_MANY_PETS', { count: ROW_PETS_MAX }),
  };
  return (verdict) => {
    if (!verdict?.code) return '';
    const { code, field } = verdict;
    const isOfCell = code === 'TOO_LONG' || code === 'INVALID_TEXT' || code === 'WEB_ADDRESS';
    return isOfCell && field && field !== 'pets'
      ? `${names[field]}: ${reasons[code]}`
      : reasons[code];
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
