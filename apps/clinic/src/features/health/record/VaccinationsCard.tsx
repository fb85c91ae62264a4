import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { vaccinationsQuery } from '@zampa/client/health/pet-queries';
import type { Pet } from '@zampa/contract/pets/objects';
import { mayTreat } from '@zampa/domain/people/staff-rights';
import { useTranslation } from '@zampa/i18n/use-translation';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { List } from '@zampa/ui/kit/List.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { RecordCard } from './RecordCard.tsx';
import { VaccinationRow } from './VaccinationRow.tsx';

/** Lazy-loaded when a dose is added. */
const VaccinationForm = lazyPart(
  async () => (await import('../prevention/VaccinationForm.tsx')).VaccinationForm,
);

/** The doses of a pet, latest first. A vet adds them, confirms those of the family and voids wrong ones. */
export function VaccinationsCard({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const { idRole } = useFacility();
  const query = useQuery(vaccinationsQuery(useApi(), pet.id));
  const treats = mayTreat(idRole);
  return (
    <RecordCard
      title={t('health:record.vaccinations')}
      query={query}
      empty={t('health:clinic.vaccination.empty')}
      action={treats && pet.deceasedOn === null && <AddVaccination pet={pet} />}
    >
      {(doses) => (
        <List>
          {doses.map((dose) => (
            <li key={dose.id}>
              <VaccinationRow dose={dose} treats={treats} />
            </li>
          ))}
        </List>
      )}
    </RecordCard>
  );
}

function AddVaccination({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const [isOpen, form] = useDisclosure(false);
  const [savedCount, setSavedCount] = useState(0);
  return (
    <>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={form.open}
      >
        {t('health:clinic.vaccination.add')}
      </Button>
      <SideDrawer
        open={isOpen}
        onClose={form.close}
        title={t('health:record.vaccinations')}
        closeLabel={t('common:actions.close')}
      >
        <Suspense>
          <VaccinationForm
            key={savedCount}
            pet={pet}
            onSaved={(isLast) => (isLast ? form.close() : setSavedCount((count) => count + 1))}
            onCancel={form.close}
          />
        </Suspense>
      </SideDrawer>
    </>
  );
}
