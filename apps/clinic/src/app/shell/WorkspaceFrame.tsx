import { Outlet } from '@tanstack/react-router';
import { useNewCount } from '@zampa/client/conversations/use-conversation';
import { useConnection } from '@zampa/client/realtime/RealtimeProvider.tsx';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { ClinicShell } from '@zampa/ui/layout/ClinicShell.tsx';
import { OfflineBanner } from '@zampa/ui/states/OfflineBanner.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { TrialCard } from '../../features/onboarding/TrialCard.tsx';
import { FacilityButton } from './FacilityButton.tsx';
import { renderNavLink, useNavigation } from './navigation.tsx';
import { pageTitle, tabTitle } from './page-title.ts';
import { PersonButton } from './PersonButton.tsx';
import { SearchButton } from './SearchButton.tsx';
import { useNewRequestSound } from './use-new-request-sound.ts';
import { usePage } from './use-page.ts';

/** The frame around every page of a vet who works for a facility. */
export function WorkspaceFrame({ facility }: { facility: StaffFacility }) {
  const { t } = useTranslation();
  const page = usePage() ?? 'home';
  const newCount = useNewCount(facility.id);
  useNewRequestSound(facility.id, newCount);
  const items = useNavigation(page, newCount ?? 0);
  const title = pageTitle(t, page);
  return (
    <ClinicShell
      title={title}
      actions={<SearchButton facility={facility} />}
      content={page === 'requests' || page === 'calendar' ? 'panes' : 'page'}
      banner={
        <OfflineBanner offline={useConnection() === 'offline'} text={t('common:states.offline')} />
      }
      navigation={{
        label: t('common:words.navigation'),
        items,
        renderLink: renderNavLink,
        facility: <FacilityButton facility={facility} />,
        trial: hasTrialToShow(facility) && <TrialCard trial={facility.trial} />,
        user: <PersonButton />,
      }}
      skipLabel={t('common:words.skipToContent')}
      menuLabel={t('common:words.menu')}
      closeLabel={t('common:actions.close')}
    >
      <title>{tabTitle(title, newCount ?? 0)}</title>
      <Outlet />
    </ClinicShell>
  );
}

const hasTrialToShow = ({ trial }: StaffFacility) =>
  trial?.status === 'IN_PROGRESS' || trial?.status === 'EXPIRED';
