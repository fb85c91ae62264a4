import { Button } from '@mantine/core';
import type { HealthDocument } from '@zampa/contract/health/objects/document';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { RecordSection } from '@zampa/shared-screens/health/RecordSection.tsx';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { useState } from 'react';
import { DocumentDialog } from './DocumentDialog.tsx';
import { DocumentRow } from './DocumentRow.tsx';

export interface DocumentSectionProps {
  pet: Pet;
  documents: readonly HealthDocument[];
}

/** The documents of a pet: those that clinics have released, and the family's own, with a button to add one. */
export function DocumentSection({ pet, documents }: DocumentSectionProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const add = (
    <Button
      variant="subtle"
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      aria-label={t('health:document.addName', { name: pet.name })}
      onClick={() => setOpen(true)}
    >
      {t('health:vaccination.add')}
    </Button>
  );
  return (
    <>
      <RecordSection title={t('health:document.title')} entries={documents} action={add}>
        {(document) => <DocumentRow document={document} />}
      </RecordSection>
      {isOpen && <DocumentDialog pet={pet} onClose={() => setOpen(false)} />}
    </>
  );
}
