import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useInbox } from '@zampa/client/inbox/use-inbox';
import { useRequestCounts } from '@zampa/client/inbox/use-requests';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { StaffFacility } from '@zampa/contract/people/user';
import { useIsAtDoor } from '@zampa/client/video/use-is-at-door';
import { ClinicShell } from '@zampa/ui/layout/ClinicShell.tsx';
import { ConnectionBanner } from '@zampa/shared-screens/states/ConnectionBanner.tsx';
import { teamColours, TeamColours } from '@zampa/ui/people/person-colour';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazy, Suspense } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useInboxScope } from '../../facility/use-inbox-scope.ts';
import { useIsAdmin } from '../../facility/use-is-admin.ts';
import { TrialCard } from '../../features/facilities/onboarding/TrialCard.tsx';
import { BellButton } from './BellButton.tsx';
import { FacilityButton } from './FacilityButton.tsx';
import { renderNavLink, useNavigation } from './navigation.tsx';
import { usePage } from './page.ts';
import { PersonButton } from './PersonButton.tsx';
import { SearchButton } from './SearchButton.tsx';
import { tabTitle } from './tab-title.ts';
import { useNewRequestSound } from './use-new-request-sound.ts';

const AdminsOnly = lazy(async () => ({ default: (await import('./AdminsOnly.tsx')).AdminsOnly }));

const PlanBanner = lazy(async () => ({ default: (await import('./PlanBanner.tsx')).PlanBanner }));

/** Shows the frame around every page of a vet who works for a facility. */
export function WorkspaceFrame() {
  const facility = useFacility();
  const { t } = useTranslation();
  const { title: key = 'settings:places.home', place = '/dashboard', ...page } = usePage();
  const isAdmin = useIsAdmin();
  const counts = useRequestCounts(facility.id);
  useNewRequestSound(facility.id, counts?.new);
  const { total: waiting = 0 } = useInbox(useLanguage(), {
    facilityId: facility.id,
    whose: useInboxScope()[0],
  });
  const items = useNavigation(place, { counts, waiting });
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const isAtDoor = useIsAtDoor();
  const title = t(key);
  return (
    <ClinicShell
      title={title}
      actions={
        <>
          <SearchButton />
          <BellButton />
        </>
      }
      content={page.content ?? 'page'}
      banner={
        <>
          <ConnectionBanner isWrittenLater={place === '/workspace/requests'} />
          {facility.restriction && (
            <Suspense>
              <PlanBanner restriction={facility.restriction} />
            </Suspense>
          )}
        </>
      }
      navigation={{
        label: t('common:words.navigation'),
        items,
        renderLink: renderNavLink,
        facility: <FacilityButton />,
        trial: hasTrialToShow(facility) && <TrialCard trial={facility.trial} />,
        user: <PersonButton />,
      }}
      skipLabel={t('common:words.skipToContent')}
      menuLabel={t('common:words.menu')}
      closeLabel={t('common:actions.close')}
    >
      <title>{tabTitle(title, waiting, isAtDoor)}</title>
      <TeamColours value={teamColours(staff.map(({ id }) => id))}>
        {page.seenBy === 'admins' && !isAdmin ? (
          <Suspense>
            <AdminsOnly />
          </Suspense>
        ) : (
          // Another facility is other work: nothing of a page is kept.
          <Outlet key={facility.id} />
        )}
      </TeamColours>
    </ClinicShell>
  );
}

const hasTrialToShow = ({ trial }: StaffFacility) =>
  trial?.status === 'IN_PROGRESS' || trial?.status === 'EXPIRED';
