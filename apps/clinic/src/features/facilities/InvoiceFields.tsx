import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { type FacilityDataValues, INVOICE_FIELDS, type TextField } from './facility-data-values.ts';
import { TextFields } from './TextFields.tsx';
import styles from './FacilityData.module.css';

/** Italian invoices go to a certified mailbox or to an address of the exchange system. */
const ITALIAN: readonly TextField[] = ['PEC', 'SDI'];

/** Asks what invoices need, which differs for Italy. */
export function InvoiceFields({ form }: { form: UseFormReturn<FacilityDataValues> }) {
  const { t } = useTranslation();
  const country = useWatch({ control: form.control, name: 'country' });
  const isItalian = country === 'IT';
  return (
    <FieldGroup legend={t('facilities-data:invoices')} look="fields">
      {isItalian && <p className={styles['hint']}>{t('facilities-data:italian')}</p>}
      <TextFields
        form={form}
        names={INVOICE_FIELDS.filter((name) => isItalian || !ITALIAN.includes(name))}
        descriptions={{ billingEmail: t('facilities-data:billingEmailWhy') }}
      />
    </FieldGroup>
  );
}
