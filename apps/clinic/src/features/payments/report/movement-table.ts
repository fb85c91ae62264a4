import type { Movement } from '@zampa/contract/payments/read-movements';
import type { Language } from '@zampa/domain/people/languages';
import { personName } from '@zampa/i18n/person-name';
import { isCashEntry } from '@zampa/domain/payments/movements';
import { formatDay } from '@zampa/i18n/format/dates';
import { amountText } from '@zampa/i18n/format/money';
import { serviceNamesText } from '@zampa/i18n/format/service-names';
import type { Translate } from '@zampa/i18n/translator';

type Reader = { readonly t: Translate; readonly language: Language; readonly zone: string };

/**
 * Returns lines as a table for an accountant's spreadsheet: days as they are written in Italy, amounts with the reader's
 * decimal sign and no currency in them, so that they can be added up.
 */
export function movementTable(
  movements: readonly Movement[],
  { t, language, zone }: Reader,
): readonly (readonly string[])[] {
  const heading = [
    t('payments:export.columns.date'),
    t('payments:export.columns.number'),
    t('payments:export.columns.what'),
    t('payments:export.columns.client'),
    t('payments:export.columns.fiscalCode'),
    t('payments:export.columns.services'),
    t('payments:export.columns.pets'),
    t('payments:export.columns.means'),
    t('payments:export.columns.amount'),
    t('payments:export.columns.fee'),
    t('payments:export.columns.currency'),
    t('payments:export.columns.colleague'),
  ];
  const rowOf = (movement: Movement) => {
    const { date, receipt, type, person, services, pets, amount, fee, currency } = movement;
    return [
      formatDay(new Date(date), zone),
      receipt ?? '',
      t(`payments:export.types.${type}`),
      person ? personName(person) : '',
      person?.taxNumber ?? '',
      serviceNamesText(t, services),
      pets.join(', '),
      isCashEntry(type) ? t('payments:report.cash') : t('payments:report.card'),
      amountText(amount, language),
      amountText(fee, language),
      currency,
      movement.colleague ? personName(movement.colleague) : '',
    ];
  };
  return [heading, ...movements.map(rowOf)];
}
