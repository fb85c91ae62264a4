import '@zampa/i18n/english/clients-clinics';
import '@zampa/i18n/english/clients-leaving';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { facilityQuery } from '@zampa/client/facilities/queries';
import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { ErrorState } from '@zampa/ui/states/ErrorState.tsx';
import { ClinicStatusNote } from '../ClinicStatusNote.tsx';
import { useClinics } from '../queries.ts';
import { SharedPets } from '../SharedPets.tsx';
import styles from './clinic.module.css';
import { ClinicActions } from './ClinicActions.tsx';
import { ClinicContacts } from './ClinicContacts.tsx';
import { ClinicMenu } from './ClinicMenu.tsx';
import { ClinicPeople } from './ClinicPeople.tsx';
import { ClinicServices } from './ClinicServices.tsx';
import { OpeningChip } from './OpeningChip.tsx';
import { ResumeRelations } from './ResumeRelations.tsx';

const route = getRouteApi('/_signed-in/_places/workspace/vets/$id');

/** Screen of one clinic: whether it is open, its people, contacts and services, and the pets that it sees. */
export function ClinicScreen() {
  const { t } = useTranslation();
  const { id } = route.useParams();
  const clinic = useClinics().find((each) => each.id === id && each.status !== 'REMOVED');
  if (clinic) return <ClinicPage clinic={clinic} />;
  return (
    <>
      <ScreenHeader title={t('clients:clinics.title')} back={<BackToClinics />} />
      <ErrorState title={t('common:states.notFound')}>{t('common:states.notFoundWhy')}</ErrorState>
    </>
  );
}

function BackToClinics() {
  const { t } = useTranslation();
  return <BackLink to="/workspace/vets" label={t('common:actions.back')} />;
}

/** The page of a clinic of the family. */
export function ClinicPage({ clinic }: { clinic: JoinedClinic }) {
  const facility = useQuery(facilityQuery(useApi(), clinic.id));
  return (
    <>
      <ScreenHeader
        title={clinic.name}
        under={clinic.city}
        back={<BackToClinics />}
        action={<ClinicMenu clinic={clinic} />}
      />
      <Stack gap="24" className={styles['page'] ?? ''}>
        <ClinicStatusNote clinic={clinic} />
        <ResumeRelations clinic={clinic} />
        {/* All sections are rendered together, to avoid layout shifts. */}
        <QueryStates query={facility} shape="cards" count={3}>
          {(found) => (
            <>
              {found.opening && <OpeningChip opening={found.opening} zone={clinic.timezone} />}
              <ClinicPeople people={found.staff} />
              <ClinicContacts facility={found} />
              <ClinicServices clinic={clinic} services={found.mainServices} />
              <SharedPets clinic={clinic} />
            </>
          )}
        </QueryStates>
      </Stack>
      <ClinicActions clinic={clinic} />
    </>
  );
}
