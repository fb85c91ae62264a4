import '@zampa/i18n/english/owner-home';
import '@zampa/i18n/english/owner-chat';
import { IconHome, IconMessages, IconPaw, IconStethoscope } from '@tabler/icons-react';
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useConversations } from '@zampa/client/conversations/use-conversation';
import { ConnectionBanner } from '@zampa/shared-screens/states/ConnectionBanner.tsx';
import { type OwnerNavigation, OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

/** The frame of the screens one goes to by the bar at the bottom. */
export function Places() {
  return (
    <OwnerShell banner={<ConnectionBanner />} navigation={useNavigation()}>
      <Outlet />
    </OwnerShell>
  );
}

function useNavigation(): OwnerNavigation {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const unread = useUnread();
  const place = (key: string, label: string, icon: typeof IconHome) => {
    const Icon = icon;
    return { key, label, icon: <Icon aria-hidden="true" />, active: pathname.startsWith(key) };
  };
  return {
    label: t('common:words.navigation'),
    places: [
      place('/dashboard', t('owner-home:places.home'), IconHome),
      {
        ...place('/workspace/chat', t('owner-home:places.chat'), IconMessages),
        badge: { count: unread, label: t('owner-chat:unread', { count: unread }) },
      },
      place('/workspace/pets', t('owner-home:places.pets'), IconPaw),
      place('/workspace/vets', t('owner-home:places.vets'), IconStethoscope),
    ],
    renderLink: ({ key }, link) => <Link to={key} {...link} />,
    plus: {
      label: t('owner-home:places.ask'),
      onPress: () => void navigate({ to: '/workspace/ask' }),
    },
  };
}

/** What is unread in the newest conversations; older ones hardly ever have anything new. */
function useUnread(): number {
  const { conversations } = useConversations({});
  return conversations.reduce((sum, { unread }) => sum + unread, 0);
}
