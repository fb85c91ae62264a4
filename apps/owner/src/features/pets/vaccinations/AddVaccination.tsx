import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { vaccinesQuery } from '@zampa/client/health/vaccines-query';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { useState } from 'react';
import { VaccinationDialog } from './VaccinationDialog.tsx';

/** Button with a dialog to enter a dose from the booklet. Nothing for a species without vaccines, and after a death. */
export function AddVaccination({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery(vaccinesQuery(useApi()));
  const vaccines = data.filter(({ SpeciesId, vaccine }) => vaccine && SpeciesId === pet.SpeciesId);
  if (vaccines.length === 0 || pet.deceasedOn !== null) return null;
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('health:vaccination.add')}
      </Button>
      {isOpen && <VaccinationDialog pet={pet} vaccines={vaccines} onClose={() => setOpen(false)} />}
    </>
  );
}
