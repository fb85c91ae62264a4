import { IconHome, IconMessages, IconPaw, IconStethoscope } from '@tabler/icons-react';
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useInbox } from '@zampa/client/inbox/use-inbox';
import { useLanguage } from '@zampa/i18n/use-language';
import { ConnectionBanner } from '@zampa/shared-screens/states/ConnectionBanner.tsx';
import { type OwnerNavigation, OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Notes go later, as messages do; everything else that these screens change is changed at once or not at all. */
const NEW_NOTE = '/workspace/diary/new';

/** Shows the frame of the screens one goes to by the bar at the bottom. */
export function Places() {
  const { pathname } = useLocation();
  return (
    <OwnerShell
      banner={<ConnectionBanner isWrittenLater={pathname === NEW_NOTE} />}
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
  // The rest of what waits is answered on Home.
  const waiting = (groups?.MESSAGES ?? 0) + (groups?.TIMES ?? 0);
  const place = (key: string, label: string, icon: typeof IconHome) => {
    const Icon = icon;
    return { key, label, icon: <Icon aria-hidden="true" />, active: pathname.startsWith(key) };
  };
  return {
    label: t('common:words.navigation'),
    places: [
      place('/dashboard', t('common:places.home'), IconHome),
      {
        ...place('/workspace/chat', t('common:places.chat'), IconMessages),
        badge: { count: waiting, label: t('common:words.waiting', { count: waiting }) },
      },
      place('/workspace/pets', t('common:places.pets'), IconPaw),
      place('/workspace/vets', t('common:places.vets'), IconStethoscope),
    ],
    renderLink: ({ key }, link) => <Link to={key} {...link} />,
    plus: {
      label: t('common:places.ask'),
      onPress: () => void navigate({ to: '/workspace/ask' }),
    },
  };
}
