import { IconHome } from '@zampa/ui/icons/IconHome';
import { IconMessages } from '@zampa/ui/icons/IconMessages';
import { IconPaw } from '@zampa/ui/icons/IconPaw';
import { IconStethoscope } from '@zampa/ui/icons/IconStethoscope';
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useInbox } from '@zampa/client/inbox/use-inbox';
import { useLanguage } from '@zampa/i18n/use-language';
import { ConnectionBanner } from '@zampa/shared-screens/states/ConnectionBanner.tsx';
import { type OwnerNavigation, OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Offline, notes are queued like messages; all other changes on these screens need a connection. */
const NEW_NOTE = '/workspace/diary/new';
const DIARY = '/workspace/diary';

/** Layout of the main screens: connection banner, tab bar and the current screen. */
export function TabBarLayout() {
  const { pathname } = useLocation();
  return (
    <OwnerShell
      banner={<ConnectionBanner isQueued={pathname === NEW_NOTE} />}
      navigation={useNavigation()}
    >
      <Outlet />
    </OwnerShell>
  );
}

function useNavigation(): OwnerNavigation {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { groups } = useInbox(useLanguage()).around ?? {};
  // The other inbox items are handled on Home.
  const waitingCount = (groups?.MESSAGES ?? 0) + (groups?.TIMES ?? 0);
  const toTab = (key: string, label: string, icon: typeof IconHome, ...others: string[]) => {
    const Icon = icon;
    const active = [key, ...others].some((path) => pathname.startsWith(path));
    return { key, label, icon: <Icon aria-hidden="true" />, active };
  };
  return {
    label: t('common:words.navigation'),
    places: [
      toTab('/dashboard', t('common:places.home'), IconHome),
      {
        ...toTab('/workspace/chat', t('common:places.chat'), IconMessages),
        badge: { count: waitingCount, label: t('common:words.waiting', { count: waitingCount }) },
      },
      // The diary belongs to the pets.
      toTab('/workspace/pets', t('common:places.pets'), IconPaw, DIARY),
      toTab('/workspace/vets', t('common:places.vets'), IconStethoscope),
    ],
    renderLink: ({ key }, link) => <Link to={key} {...link} />,
    plus: {
      label: t('common:places.ask'),
      onPress: () => void navigate({ to: '/workspace/ask' }),
    },
  };
}
