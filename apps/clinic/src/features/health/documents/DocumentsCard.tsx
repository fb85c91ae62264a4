import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { documentsQuery } from '@zampa/client/health/pet-queries';
import type { Pet } from '@zampa/contract/pets/objects';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { List } from '@zampa/ui/kit/List.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { RecordCard } from '../record/RecordCard.tsx';
import { DocumentRow } from './DocumentRow.tsx';

/** Lazy-loaded when a document is added. */
const DocumentDialog = lazyPart(async () => (await import('./DocumentDialog.tsx')).DocumentDialog);

/** The documents of a pet: those of the clinic and those of the family. All staff add some. */
export function DocumentsCard({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const facility = useFacility();
  const query = useQuery(documentsQuery(useApi(), pet.id));
  const [isAdding, adding] = useDisclosure(false);
  const role = staffRoleOf(facility.idRole);
  return (
    <RecordCard
      title={t('health:clinic.documents.title')}
      query={query}
      empty={t('health:clinic.documents.empty')}
      action={
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={adding.open}
        >
          {t('health:clinic.documents.add')}
        </Button>
      }
      always={
        isAdding && (
          <Suspense>
            <DocumentDialog pet={pet} onClose={adding.close} />
          </Suspense>
        )
      }
    >
      {(documents) => (
        <List>
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentRow
                document={document}
                mayChange={role !== null && document.facilityId === facility.id}
              />
            </li>
          ))}
        </List>
      )}
    </RecordCard>
  );
}
