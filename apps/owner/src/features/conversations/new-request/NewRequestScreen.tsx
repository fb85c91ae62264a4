import '@zampa/i18n/english/conversations-new-request';
import { getRouteApi } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { joinedClinics, petsOfClinic } from '@zampa/client/clients/joined-clinics';
import { refusalToContact } from '@zampa/domain/clients/relationship';
import { useRequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { NewRequestSteps, type NewRequestStepsProps } from './NewRequestSteps.tsx';
import { ResumeDraft } from './ResumeDraft.tsx';
import { type DraftSearch, isResumed, isStarted } from './steps.ts';
import { closedClinic } from './closed-clinic.ts';
import { MissingPetOrClinic } from './MissingPetOrClinic.tsx';
import { RequestsNotAccepted } from './RequestsNotAccepted.tsx';

const route = getRouteApi('/_signed-in/workspace/ask');

/** Screen for a new request to a clinic, from choosing pets to sending it. */
export function NewRequestScreen() {
  const { t } = useTranslation();
  const { pets: all, vetFacilities } = useMe();
  const living = all.filter(({ deceasedOn }) => deceasedOn === null);
  const requestDraft = useRequestDraft();
  const joined = joinedClinics(vetFacilities).filter(
    ({ status }) => refusalToContact(status, 'owner') === null,
  );
  const clinics = joined.filter(({ acceptsRequests }) => acceptsRequests);
  const pets = living.filter((pet) => clinics.some((clinic) => petsOfClinic(clinic, [pet]).length));
  const search = route.useSearch();
  const requestedId = search.clinic;
  const refusingClinics = joined.filter(({ acceptsRequests }) => !acceptsRequests);
  const closed = closedClinic(vetFacilities, requestedId);

  if (closed) return <RequestsNotAccepted clinic={closed} />;
  if (living.length === 0) return <MissingPetOrClinic missing="pet" />;
  if (clinics.length === 0) return <MissingPetOrClinic missing="clinic" />;
  if (pets.length === 0) return <MissingPetOrClinic missing="clinic" />;
  if (!requestDraft.ready) return <LoadingScreen label={t('common:states.loading')} />;
  return (
    <NewRequest
      requestDraft={requestDraft}
      search={search}
      clinics={clinics}
      refusingClinics={refusingClinics}
      pets={pets}
    />
  );
}

type NewRequestProps = NewRequestStepsProps & { search: DraftSearch };

/** The steps of a request. Asks first whether to continue a draft, if the person did not choose to. */
export function NewRequest({ search, ...steps }: NewRequestProps) {
  const { requestDraft, clinics, pets } = steps;
  const { draft } = requestDraft;
  const [isDecided, setDecided] = useState(
    () => isResumed(search, draft) || !isStarted(draft, draft.photos.length),
  );
  if (isDecided) return <NewRequestSteps {...steps} />;
  return (
    <ResumeDraft
      draft={draft}
      pets={pets}
      clinic={clinics.find(({ id }) => id === draft.facilityId)?.name ?? null}
      onResume={() => setDecided(true)}
      onDiscard={() => {
        requestDraft.clear();
        setDecided(true);
      }}
    />
  );
}
