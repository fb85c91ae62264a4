import '@zampa/i18n/english/facilities';
import '@zampa/i18n/english/facilities-data';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { facilityQuery } from '@zampa/client/facilities/queries';
import type { Facility } from '@zampa/contract/facilities/objects';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { UnsavedChangesGuard } from '@zampa/shared-screens/form/UnsavedChangesGuard.tsx';
import { AddressFields } from './AddressFields.tsx';
import { ClinicFields } from './ClinicFields.tsx';
import styles from './FacilityData.module.css';
import { EmergencyFields } from './EmergencyFields.tsx';
import { FacilityProblem } from './FacilityProblem.tsx';
import { InvoiceFields } from './InvoiceFields.tsx';
import { OwnerPreview } from './OwnerPreview.tsx';
import { useFacilityDataForm } from './use-facility-data-form.ts';

type NextStep = {
  /** Label of the submit button where another step follows. */
  readonly submit?: string;
  readonly onSaved?: () => void;
};

/** Shows the form for all data of a clinic, beside a preview of what its clients see. For its admins. */
export function FacilityDataForm(nextStep: NextStep) {
  const { id: facilityId } = useFacility();
  const query = useQuery(facilityQuery(useApi(), facilityId));
  return (
    <QueryStates query={query} shape="rows" count={8}>
      {(facility) => <DataForm facility={facility} {...nextStep} />}
    </QueryStates>
  );
}

function DataForm({ facility, submit, onSaved }: NextStep & { facility: Facility }) {
  const { t } = useTranslation();
  const form = useFacilityDataForm(facility, onSaved);
  const { isDirty } = form.formState;
  return (
    <div className={styles['screen']}>
      <UnsavedChangesGuard isChanged={isDirty && !form.busy} />
      <Stack as="form" gap="24" noValidate onSubmit={form.submit}>
        <ClinicFields form={form} facility={facility} />
        <EmergencyFields form={form} />
        <AddressFields form={form} />
        <InvoiceFields form={form} />
        <FacilityProblem form={form} />
        <div role="status">{form.isSaved && !isDirty && t('facilities:data.saved')}</div>
        <Button type="submit" size="lg" loading={form.busy}>
          {submit ?? t('facilities:data.save')}
        </Button>
      </Stack>
      <OwnerPreview control={form.control} facility={facility} />
    </div>
  );
}
