import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** What a field error says. A code without a sentence of its own still says that something has to be checked. */
function fieldText(t: TFunction, code: string): string {
  switch (code) {
    case 'required':
      return t('common:fields.required');
    case 'date_in_future':
      return t('common:fields.date_in_future');
    case 'invalid_text':
      return t('common:fields.invalid_text');
    case 'too_big':
      return t('common:fields.too_long');
    default:
      return t('common:fields.invalid');
  }
}

/** Turns the error of a field into its sentence; `undefined` where there is none. */
export function useFieldText(): (error: { type: string } | undefined) => string | undefined {
  const { t } = useTranslation();
  return (error) => error && fieldText(t, error.type);
}
