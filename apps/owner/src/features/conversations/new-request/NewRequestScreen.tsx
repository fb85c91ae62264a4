import '@zampa/i18n/english/conversations-new';
import { getRouteApi } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { joinedClinics, petsOfClinic } from '@zampa/client/clients/joined-clinics';
import { refusalOfContact } from '@zampa/domain/clients/relationship';
import { useRequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { NewRequestSteps } from './NewRequestSteps.tsx';
import { closedClinic } from './closed-clinic.ts';
import { FirstThings } from './FirstThings.tsx';
import { NoRequests } from './NoRequests.tsx';

const route = getRouteApi('/_signed-in/workspace/ask');

/** Lets somebody put a new question to a clinic, from whom it is about to sending it. */
export function NewRequestScreen() {
  const { t } = useTranslation();
  const { pets: all, vetFacilities } = useMe();
  const living = all.filter(({ deceasedOn }) => deceasedOn === null);
  const kept = useRequestDraft();
  const joined = joinedClinics(vetFacilities).filter(
    ({ status }) => refusalOfContact(status, 'owner') === null,
  );
  const clinics = joined.filter(({ acceptsRequests }) => acceptsRequests);
  const pets = living.filter((pet) => clinics.some((clinic) => petsOfClinic(clinic, [pet]).length));
  const { clinic: asked } = route.useSearch();
  const refusing = joined.filter(({ acceptsRequests }) => !acceptsRequests);
  const closed = closedClinic(vetFacilities, asked);

  if (closed) return <NoRequests clinic={closed} />;
  if (living.length === 0) return <FirstThings lacking="pet" />;
  if (clinics.length === 0) return <FirstThings lacking="clinic" />;
  if (pets.length === 0) return <FirstThings lacking="clinic" />;
  if (!kept.ready) return <LoadingScreen label={t('common:states.loading')} />;
  return <NewRequestSteps kept={kept} clinics={clinics} refusing={refusing} pets={pets} />;
}
