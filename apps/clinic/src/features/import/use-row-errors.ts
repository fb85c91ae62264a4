import type { RowWarning } from '@zampa/domain/import/warnings';
import { type ImportError, ROW_PETS_MAX } from '@zampa/domain/import/cell-limits';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { Verdict } from './import-draft.ts';
import type { ReadingProblem } from './sheet.ts';
import { useFieldNames } from './use-field-names.ts';

/** Returns a function for the message of a row error, which names the cell if the error is about one. */
export function useRowErrorText(): (verdict: Verdict | undefined) => string {
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
    NAME_MISSING: t('import:errors.NAME_MISSING'),
    TOO_MANY_PETS: t('import:errors.TOO_MANY_PETS', { count: ROW_PETS_MAX }),
  };
  return (verdict) => {
    if (!verdict?.code) return '';
    const { code, field } = verdict;
    const isCellError = code === 'TOO_LONG' || code === 'INVALID_TEXT' || code === 'WEB_ADDRESS';
    return isCellError && field && field !== 'pets'
      ? `${names[field]}: ${reasons[code]}`
      : reasons[code];
  };
}

/** Returns the messages for rows that were repaired while reading the file. */
export function useReadingProblemTexts(): Readonly<Record<ReadingProblem, string>> {
  const { t } = useTranslation();
  return {
    open_quote: t('import:reading.open_quote'),
    backslash_quote: t('import:reading.backslash_quote'),
    missing_cells: t('import:reading.missing_cells'),
    extra_cells: t('import:reading.extra_cells'),
    merged_cells: t('import:reading.merged_cells'),
    owner_above: t('import:reading.owner_above'),
  };
}

/** Returns the messages for unreadable cells, whose texts are kept in the client's note. */
export function useRowWarnings(): Readonly<Record<RowWarning['code'], string>> {
  const { t } = useTranslation();
  return {
    invalid_email: t('import:warnings.invalid_email'),
    invalid_phone: t('import:warnings.invalid_phone'),
    further_value: t('import:warnings.further_value'),
    no_contact: t('import:warnings.no_contact'),
    unknown_species: t('import:warnings.unknown_species'),
    approximate_species: t('import:warnings.approximate_species'),
    unknown_breed: t('import:warnings.unknown_breed'),
    approximate_breed: t('import:warnings.approximate_breed'),
    unknown_sex: t('import:warnings.unknown_sex'),
    invalid_date: t('import:warnings.invalid_date'),
    approximate_date: t('import:warnings.approximate_date'),
    date_in_future: t('import:warnings.date_in_future'),
    invalid_microchip: t('import:warnings.invalid_microchip'),
    one_for_several: t('import:warnings.one_for_several'),
    no_pet_name: t('import:warnings.no_pet_name'),
  };
}
