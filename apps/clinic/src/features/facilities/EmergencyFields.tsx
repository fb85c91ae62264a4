import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { EMERGENCY_FIELDS, type FacilityDataValues } from './facility-data-values.ts';
import { TextFields } from './TextFields.tsx';

/** Shows the fields for the emergency number and note, which clients see outside opening hours. */
export function EmergencyFields({ form }: { form: UseFormReturn<FacilityDataValues> }) {
  const { t } = useTranslation();
  return (
    <FieldGroup legend={t('facilities:data.emergency')} look="fields">
      <TextFields
        form={form}
        names={EMERGENCY_FIELDS}
        descriptions={{
          emergencyPhone: t('facilities:data.emergencyPhoneWhy'),
          emergencyText: t('facilities:data.emergencyTextWhy'),
        }}
      />
    </FieldGroup>
  );
}
