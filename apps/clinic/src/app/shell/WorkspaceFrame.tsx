import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useInbox } from '@zampa/client/inbox/use-inbox';
import { useRequestCounts } from '@zampa/client/inbox/use-requests';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { StaffFacility } from '@zampa/contract/people/user';
import { useHasWaitingGuest } from '@zampa/client/video/use-has-waiting-guest';
import { ClinicShell } from '@zampa/ui/layout/ClinicShell.tsx';
import { ConnectionBanner } from '@zampa/shared-screens/states/ConnectionBanner.tsx';
import { IconBell } from '@zampa/ui/icons/IconBell';
import { assignTeamColors, TeamColors } from '@zampa/ui/people/person-color';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Suspense } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useInboxScope } from '../../facility/use-inbox-scope.ts';
import { useIsAdmin } from '../../facility/use-is-admin.ts';
import { TrialCard } from '../../features/facilities/onboarding/TrialCard.tsx';
import { FacilityButton } from './FacilityButton.tsx';
import { NewButton } from './NewButton.tsx';
import { renderNavLink, useNavigation } from './navigation.tsx';
import { usePage } from './page.ts';
import { PersonButton } from './PersonButton.tsx';
import { SearchButton } from './SearchButton.tsx';
import { tabTitle } from './tab-title.ts';
import { useNewRequestSound } from './use-new-request-sound.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: the number of unread notifications may appear after the page. */
const BellButton = lazyPart(async () => (await import('./BellButton.tsx')).BellButton);

const AdminsOnly = lazyPart(async () => (await import('./AdminsOnly.tsx')).AdminsOnly);

const SettingsFrame = lazyPart(
  async () => (await import('../../features/settings/SettingsFrame.tsx')).SettingsFrame,
);

const PlanBanner = lazyPart(async () => (await import('./PlanBanner.tsx')).PlanBanner);

/** Renders the frame around every page for users who work for a facility. */
export function WorkspaceFrame() {
  const facility = useFacility();
  const { t } = useTranslation();
  const { title: key = 'settings:places.home', place = '/dashboard', ...page } = usePage();
  const isAdmin = useIsAdmin();
  const counts = useRequestCounts(facility.id);
  useNewRequestSound(facility.id, counts?.new);
  const { total: waiting = 0 } = useInbox(useLanguage(), {
    facilityId: facility.id,
    scope: useInboxScope()[0],
  });
  const items = useNavigation(place, { counts, waiting });
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const isGuestWaiting = useHasWaitingGuest();
  const title = t(key);
  return (
    <TeamColors value={assignTeamColors(staff.map(({ id }) => id))}>
      <ClinicShell
        title={title}
        actions={
          <>
            <SearchButton />
            <NewButton />
            <Suspense fallback={<BellPlaceholder />}>
              <BellButton />
            </Suspense>
          </>
        }
        content={page.content ?? 'page'}
        banner={
          <WorkspaceBanner
            isQueued={place === '/workspace/requests'}
            restriction={facility.restriction}
          />
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
        <title>{tabTitle(title, waiting, isGuestWaiting)}</title>
        {page.seenBy === 'admins' && !isAdmin ? (
          <Suspense>
            <AdminsOnly />
          </Suspense>
        ) : (
          // Remount the page when the facility changes, so that no state is kept.
          <Page key={facility.id} isInSettings={place === '/workspace/settings'} />
        )}
      </ClinicShell>
    </TeamColors>
  );
}

/** The bell while its button loads, so that the buttons beside it stay in place. */
function BellPlaceholder() {
  return (
    <ActionIcon component="span" color="gray" aria-hidden="true">
      <IconBell size={22} />
    </ActionIcon>
  );
}

/** Pages that open from elsewhere than the list of settings. */
const WITHOUT_SETTINGS_LIST = ['/workspace/settings', '/workspace/facilities/new'];

/** Shows the page; a page of the settings beside the list of them. */
function Page({ isInSettings }: { isInSettings: boolean }) {
  const isBesideList = useLocation({
    select: ({ pathname }) => isInSettings && !WITHOUT_SETTINGS_LIST.includes(pathname),
  });
  if (!isBesideList) return <Outlet />;
  return (
    <Suspense>
      <SettingsFrame>
        <Outlet />
      </SettingsFrame>
    </Suspense>
  );
}

interface WorkspaceBannerProps {
  /** Whether changes on this page wait for the connection. */
  isQueued: boolean;
  restriction: StaffFacility['restriction'];
}

/** Says that the connection is lost, or what the plan no longer allows. */
function WorkspaceBanner({ isQueued, restriction }: WorkspaceBannerProps) {
  return (
    <>
      <ConnectionBanner isQueued={isQueued} />
      {restriction && (
        <Suspense>
          <PlanBanner restriction={restriction} />
        </Suspense>
      )}
    </>
  );
}

const hasTrialToShow = ({ trial }: StaffFacility) =>
  trial?.status === 'IN_PROGRESS' || trial?.status === 'EXPIRED';
