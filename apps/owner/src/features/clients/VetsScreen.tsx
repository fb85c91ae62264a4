import '@zampa/i18n/english/clients-leaving';
import '@zampa/i18n/english/clients-clinics';
import { getRouteApi } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ClinicCard } from './ClinicCard.tsx';
import { ChooseSharedPets } from './ChooseSharedPets.tsx';
import { InvitingClinics } from './InvitingClinics.tsx';
import { JoinClinic } from './JoinClinic.tsx';
import { useClinics } from './queries.ts';
import { shownClinics } from './shown-clinics.ts';

const route = getRouteApi('/_signed-in/_places/workspace/vets/');

/** Screen with the family's clinics: answer invitations, join by code, choose shared pets, call, pause or leave. */
export function VetsScreen() {
  const { t } = useTranslation();
  const { code, animals, joined = false } = route.useSearch();
  const inviting = useMe().pendingFacilities.map(({ id }) => id);
  const clinics = shownClinics(useClinics(), inviting);
  const confirming = clinics.find(({ id }) => id === animals);

  if (confirming)
    return <ChooseSharedPets key={confirming.id} clinic={confirming} isJustJoined={joined} />;
  return (
    <>
      <ScreenHeader
        title={t('clients:clinics.title')}
        under={clinics.length > 0 ? t('clients:clinics.intro') : undefined}
      />
      <Stack gap="32">
        <InvitingClinics />
        {clinics.length > 0 && (
          <Stack as="ul">
            {clinics.map((clinic) => (
              <li key={clinic.id}>
                <ClinicCard clinic={clinic} />
              </li>
            ))}
          </Stack>
        )}
        <JoinClinic
          key={code}
          code={code ?? ''}
          isFirstClinic={clinics.length + inviting.length === 0}
        />
      </Stack>
    </>
  );
}
