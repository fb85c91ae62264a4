import { Button } from '@mantine/core';
import type { Appointment } from '@zampa/contract/appointments/objects';
import type { Pet } from '@zampa/contract/pets/objects';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useCancelPetAppointments, usePetAppointments } from './use-pet-appointments.ts';

/** Lists the upcoming appointments of a deceased pet, with a button to cancel them. */
export function DeceasedPetAppointments({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const { visits, canCancel } = usePetAppointments(pet);
  const cancel = useCancelPetAppointments(pet.id);
  if (cancel.isSuccess) return <p role="status">{t('pets:visits.done')}</p>;
  if (visits.length === 0) return null;
  return (
    <Callout tone="quiet">
      <Stack gap="8">
        <VisitList name={pet.name} visits={visits} />
        {canCancel && (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('pets:visits.cancel')}
          </Button>
        )}
        <CallProblem error={cancel.error} />
      </Stack>
    </Callout>
  );
}

export interface AppointmentsToCancelProps {
  pet: Pet;
  value: boolean;
  onChange: (shouldCancel: boolean) => void;
}

/** Lists the upcoming appointments of a pet that is being removed, with a checkbox to cancel them. */
export function AppointmentsToCancel({ pet, value, onChange }: AppointmentsToCancelProps) {
  const { t } = useTranslation();
  const { visits, canCancel } = usePetAppointments(pet);
  if (visits.length === 0) return null;
  return (
    <Stack gap="8">
      <VisitList name={pet.name} visits={visits} />
      {canCancel && (
        <Checkbox
          label={t('pets:visits.cancel')}
          checked={value}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      )}
    </Stack>
  );
}

function VisitList({ name, visits }: { name: string; visits: readonly Appointment[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <p>{t('pets:visits.booked', { name })}</p>
      <ul>
        {visits.map(({ id, facility, payload, changeBefore }) => (
          <li key={id}>
            {payload.event.start &&
              `${whenText(payload.event.start, facility.timezone, language)} · `}
            <bdi>{facility.name}</bdi>
            {changeBefore !== null && new Date(changeBefore) <= new Date() && (
              <> · {t('pets:visits.tooLate')}</>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
