import '@zampa/i18n/english/facilities';
import '@zampa/i18n/english/facilities-data';
import '@zampa/i18n/english/subscription';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { facilityQuery } from '@zampa/client/facilities/queries';
import type { Facility } from '@zampa/contract/facilities/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { UnsavedChangesGuard } from '@zampa/shared-screens/form/UnsavedChangesGuard.tsx';
import { AddressFields } from './AddressFields.tsx';
import styles from './FacilityData.module.css';
import { FacilityProblem } from './FacilityProblem.tsx';
import { InvoiceFields } from './InvoiceFields.tsx';
import { useFacilityDataForm } from './use-facility-data-form.ts';

/** Shows the form for the data on the invoices of the subscription, a part of the clinic's data. For its admins. */
export function BillingDataForm() {
  const { id } = useFacility();
  const query = useQuery(facilityQuery(useApi(), id));
  return (
    <QueryStates query={query} shape="rows" count={6}>
      {(facility) => <BillingForm facility={facility} />}
    </QueryStates>
  );
}

function BillingForm({ facility }: { facility: Facility }) {
  const { t } = useTranslation();
  const form = useFacilityDataForm(facility, undefined);
  const { isDirty } = form.formState;
  return (
    <div className={styles['screen']}>
      <UnsavedChangesGuard isChanged={isDirty && !form.busy} />
      <Stack as="form" gap="24" noValidate onSubmit={form.submit}>
        <Text tone="muted">{t('subscription:billing.lead')}</Text>
        <InvoiceFields form={form} />
        <AddressFields form={form} />
        <FacilityProblem form={form} />
        <div role="status">{form.isSaved && !isDirty && t('subscription:billing.saved')}</div>
        <Button type="submit" size="lg" loading={form.busy}>
          {t('subscription:billing.save')}
        </Button>
      </Stack>
    </div>
  );
}
