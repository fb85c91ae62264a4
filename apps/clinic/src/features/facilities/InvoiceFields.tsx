import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { type FacilityDataValues, INVOICE_FIELDS, type TextField } from './facility-data-values.ts';
import { TextFields } from './TextFields.tsx';
import { useFieldLabels } from './use-field-labels.ts';
import styles from './FacilityData.module.css';

/** Italian invoices are sent to a certified mailbox (PEC) or to a recipient code of the exchange system (SDI). */
const ITALIAN: readonly TextField[] = ['PEC', 'SDI'];

type InvoiceFieldsProps = { form: UseFormReturn<FacilityDataValues> };

/** Shows the fields for the invoice data of the organization; read-only for an admin who does not govern it. */
export function InvoiceFields({ form }: InvoiceFieldsProps) {
  return useFacility().governs ? <InvoiceInputs form={form} /> : <InvoiceFacts form={form} />;
}

function InvoiceFacts({ form }: InvoiceFieldsProps) {
  const { t } = useTranslation();
  const labels = useFieldLabels();
  const { defaultValues } = form.formState;
  const filledFields = INVOICE_FIELDS.filter((name) => defaultValues?.[name]);
  return (
    <Stack as="section">
      <Title>{t('facilities:data.invoices')}</Title>
      <Text tone="muted">{t('facilities:data.onlyGovernors')}</Text>
      <Facts look="list">
        {filledFields.map((name) => (
          <Fact key={name} label={labels[name]}>
            {defaultValues?.[name]}
          </Fact>
        ))}
      </Facts>
    </Stack>
  );
}

/** Italian organizations have additional fields. */
function InvoiceInputs({ form }: InvoiceFieldsProps) {
  const { t } = useTranslation();
  const country = useWatch({ control: form.control, name: 'country' });
  const isItalian = country === 'IT';
  return (
    <FieldGroup legend={t('facilities:data.invoices')} look="fields">
      {isItalian && <p className={styles['hint']}>{t('facilities:data.italian')}</p>}
      <TextFields
        form={form}
        names={INVOICE_FIELDS.filter((name) => isItalian || !ITALIAN.includes(name))}
        descriptions={{ billingEmail: t('facilities:data.billingEmailWhy') }}
      />
    </FieldGroup>
  );
}
