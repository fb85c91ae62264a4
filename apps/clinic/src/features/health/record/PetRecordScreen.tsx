import '@zampa/i18n/english/health';
import '@zampa/i18n/english/health-clinic';
import '@zampa/i18n/english/pets';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petQuery } from '@zampa/client/health/pet-queries';
import type { Pet } from '@zampa/contract/pets/objects';
import { mayReadHealth } from '@zampa/domain/people/staff-rights';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { IconPaw } from '@zampa/ui/icons/IconPaw';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { DocumentsCard } from '../documents/DocumentsCard.tsx';
import { DueCard } from './DueCard.tsx';
import { HealthHidden } from './HealthHidden.tsx';
import { MedicinesCard } from './MedicinesCard.tsx';
import { NotesCard } from './NotesCard.tsx';
import { PetAlerts } from './PetAlerts.tsx';
import { PetHeader } from './PetHeader.tsx';
import { ProblemsCard } from './ProblemsCard.tsx';
import styles from './record.module.css';
import type { PetSearch } from './search.ts';
import { useRecordLoading } from './use-record-loading.ts';
import { VaccinationsCard } from './VaccinationsCard.tsx';
import { WeightsCard } from './WeightsCard.tsx';

/** Lazy-loaded when a note is opened. */
const NoteDrawer = lazyPart(async () => (await import('../notes/NoteDrawer.tsx')).NoteDrawer);

export interface PetRecordScreenProps {
  petId: string;
  search: PetSearch;
  onSearch: (search: PetSearch) => void;
}

/** Health record of a pet for the clinic: warnings first, then what is due, and what was recorded. */
export function PetRecordScreen({ petId, ...address }: PetRecordScreenProps) {
  const { t } = useTranslation();
  const query = useQuery(petQuery(useApi(), petId));
  return (
    <div className={styles['screen']}>
      <QueryStates query={query} shape="cards" count={3}>
        {(pet) =>
          pet ? (
            <PetRecord pet={pet} {...address} />
          ) : (
            <EmptyState picture={<IconPaw size={32} />} title={t('health:clinic.pet.gone')}>
              {t('health:clinic.pet.goneWhy')}
            </EmptyState>
          )
        }
      </QueryStates>
    </div>
  );
}

interface PetRecordProps extends Pick<PetRecordScreenProps, 'search' | 'onSearch'> {
  pet: Pet;
}

function PetRecord({ pet, search, onSearch }: PetRecordProps) {
  const facility = useFacility();
  const readsHealth = mayReadHealth({ ...facility, roleId: facility.idRole });
  const { isHeaderLoading, areCardsLoading } = useRecordLoading(pet, readsHealth);
  const { t } = useTranslation();
  const openNote = (note: string) => onSearch({ note });
  const skeletons = <Skeletons shape="cards" count={3} label={t('common:states.loading')} />;
  return (
    <>
      {isHeaderLoading ? (
        skeletons
      ) : (
        <>
          <PetHeader pet={pet} readsHealth={readsHealth} onWrite={() => openNote('new')} />
          <PetAlerts pet={pet} />
          {areCardsLoading ? (
            skeletons
          ) : (
            <RecordCards pet={pet} readsHealth={readsHealth} onOpenNote={openNote} />
          )}
        </>
      )}
      {search.note && (
        <Suspense>
          <NoteDrawer
            key={search.note === 'new' ? 'new' : 'stored'}
            pet={pet}
            conversationId={null}
            noteId={search.note === 'new' ? undefined : search.note}
            onClose={() => onSearch({})}
          />
        </Suspense>
      )}
    </>
  );
}

interface RecordCardsProps {
  pet: Pet;
  readsHealth: boolean;
  onOpenNote: (noteId: string) => void;
}

function RecordCards({ pet, readsHealth, onOpenNote }: RecordCardsProps) {
  return (
    <div className={styles['columns']}>
      <Stack>
        <DueCard pet={pet} />
        <VaccinationsCard pet={pet} />
        <WeightsCard pet={pet} />
      </Stack>
      <Stack>
        {readsHealth ? (
          <>
            <NotesCard pet={pet} onOpen={onOpenNote} />
            <ProblemsCard pet={pet} />
            <MedicinesCard pet={pet} />
          </>
        ) : (
          <HealthHidden />
        )}
        <DocumentsCard pet={pet} />
      </Stack>
    </div>
  );
}
