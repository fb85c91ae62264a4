import type { Movement } from '@zampa/contract/payments/read-movements';
import type { Language } from '@zampa/domain/people/languages';
import { personName } from '@zampa/i18n/person-name';
import { isCashEntry } from '@zampa/domain/payments/movements';
import { formatDay } from '@zampa/i18n/format/dates';
import { formatAmountInput } from '@zampa/i18n/format/money';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import type { Translate } from '@zampa/i18n/translator';

type Reader = { readonly t: Translate; readonly language: Language; readonly zone: string };

/**
 * Returns ledger entries as a table for spreadsheets: Italian dates, and amounts with the reader's decimal separator
 * but no currency, so that they can be summed.
 */
export function movementTable(
  movements: readonly Movement[],
  { t, language, zone }: Reader,
): readonly (readonly string[])[] {
  const heading = [
    t('payments:exports.columns.date'),
    t('payments:exports.columns.number'),
    t('payments:exports.columns.what'),
    t('payments:exports.columns.client'),
    t('payments:exports.columns.fiscalCode'),
    t('payments:exports.columns.services'),
    t('payments:exports.columns.pets'),
    t('payments:exports.columns.means'),
    t('payments:exports.columns.amount'),
    t('payments:exports.columns.fee'),
    t('payments:exports.columns.currency'),
    t('payments:exports.columns.colleague'),
  ];
  const toRow = (movement: Movement) => {
    const { date, receipt, type, person, services, pets, amount, fee, currency } = movement;
    return [
      formatDay(new Date(date), zone),
      receipt ?? '',
      t(`payments:exports.types.${type}`),
      person ? personName(person) : '',
      person?.taxNumber ?? '',
      formatServiceNames(t, services),
      pets.join(', '),
      isCashEntry(type) ? t('payments:report.cash') : t('payments:report.card'),
      formatAmountInput(amount, language),
      formatAmountInput(fee, language),
      currency,
      movement.colleague ? personName(movement.colleague) : '',
    ];
  };
  return [heading, ...movements.map(toRow)];
}
