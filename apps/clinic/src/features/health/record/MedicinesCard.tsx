import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { prescriptionsQuery, petTherapiesQuery } from '@zampa/client/health/pet-queries';
import type { Prescription } from '@zampa/contract/health/objects/prescription';
import type { Pet } from '@zampa/contract/pets/objects';
import { mayTreat } from '@zampa/domain/people/staff-rights';
import { formatDay } from '@zampa/i18n/format/dates';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense } from 'react';
import { MedicineLine } from '../prescriptions/MedicineLine.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { PrescriptionPdf } from '../prescriptions/PrescriptionPdf.tsx';
import { TherapyList } from '../prescriptions/TherapyList.tsx';
import { RecordCard } from './RecordCard.tsx';

/** Lazy-loaded when a prescription is added. */
const PrescriptionForm = lazyPart(
  async () => (await import('../prescriptions/PrescriptionForm.tsx')).PrescriptionForm,
);

/** The therapies that a family follows now with their doses, and all prescriptions of the clinic. */
export function MedicinesCard({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const api = useApi();
  const { idRole } = useFacility();
  const query = useQuery(prescriptionsQuery(api, pet.id));
  const { data: therapies = [] } = useQuery(petTherapiesQuery(api, pet.id));
  return (
    <RecordCard
      title={t('health:record.medicines')}
      query={query}
      empty={t('health:clinic.prescription.empty')}
      action={mayTreat(idRole) && pet.deceasedOn === null && <AddPrescription pet={pet} />}
    >
      {(prescriptions) => (
        <Stack>
          <TherapyList therapies={therapies} mayStop={mayTreat(idRole)} />
          <List>
            {prescriptions.map((prescription) => (
              <li key={prescription.id}>
                <PrescriptionRow prescription={prescription} pet={pet} />
              </li>
            ))}
          </List>
        </Stack>
      )}
    </RecordCard>
  );
}

interface PrescriptionRowProps {
  prescription: Prescription;
  pet: Pet;
}

function PrescriptionRow({ prescription, pet }: PrescriptionRowProps) {
  const { t } = useTranslation();
  const { timezone } = useFacility();
  const { date, author, lines, electronicNumber, pin } = prescription;
  const electronic = [
    electronicNumber && t('health:clinic.prescription.number', { number: electronicNumber }),
    pin && t('health:clinic.prescription.pinIs', { pin }),
  ].filter(Boolean);
  return (
    <Stack gap="8">
      <Text tone="muted" size="small">
        {[formatDay(new Date(date), timezone), author && personName(author)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {lines.map((line) => (
        <MedicineLine key={line.id} line={line} />
      ))}
      {electronic.length > 0 && <Text size="small">{electronic.join(' · ')}</Text>}
      <Row>
        <PrescriptionPdf prescriptionId={prescription.id} petName={pet.name} />
      </Row>
    </Stack>
  );
}

function AddPrescription({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const [isOpen, form] = useDisclosure(false);
  return (
    <>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={form.open}
      >
        {t('health:clinic.prescription.add')}
      </Button>
      <SideDrawer
        open={isOpen}
        onClose={form.close}
        title={t('health:clinic.prescription.heading')}
        closeLabel={t('common:actions.close')}
      >
        <Suspense>
          <PrescriptionForm pet={pet} noteId={null} onDone={form.close} />
        </Suspense>
      </SideDrawer>
    </>
  );
}
