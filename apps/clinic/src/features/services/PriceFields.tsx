import { TextInput } from '@mantine/core';
import { DEPOSITS } from '@zampa/domain/services/service-types';
import { parseAmount } from '@zampa/i18n/format/money';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import type { UseFormReturn } from 'react-hook-form';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ChoiceField } from './ChoiceField.tsx';
import { depositText } from './service-text.ts';
import type { ServiceValues } from './service-values.ts';
import styles from './services.module.css';

export interface PriceFieldsProps {
  form: UseFormReturn<ServiceValues>;
  currency: string;
}

/** Shows the fields for the price of a service and its deposit. */
export function PriceFields({ form, currency }: PriceFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { errors } = form.formState;
  return (
    <div className={styles['pair']}>
      <TextInput
        label={t('services:setup.form.price')}
        inputMode="decimal"
        rightSection={<span aria-hidden="true">{currency === 'USD' ? '$' : '€'}</span>}
        error={fieldText(t, errors.price)}
        {...form.register('price', { validate: (typed) => parseAmount(typed, language) !== null })}
      />
      <ChoiceField
        control={form.control}
        name="deposit"
        label={t('services:setup.form.deposit')}
        error={errors.deposit}
        choices={DEPOSITS.map((percent) => ({
          value: String(percent),
          label: depositText(t, percent),
        }))}
      />
    </div>
  );
}
