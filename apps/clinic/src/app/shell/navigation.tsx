import {
  IconCalendar,
  IconHome,
  IconInbox,
  IconSettings,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { NavItem, RenderNavLink } from '@zampa/ui/layout/navigation';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { RequestCounts } from '@zampa/contract/inbox/count-requests';
import type { PageName } from '../pages/page-name.ts';

const addresses = {
  home: '/dashboard',
  requests: '/workspace/requests',
  calendar: '/workspace/calendar',
  clients: '/workspace/clients',
  team: '/workspace/team',
  settings: '/workspace/settings',
} as const;

type Place = keyof typeof addresses;

/** The place of the navigation that a page belongs to. */
const placeOf: Readonly<Record<PageName, Place>> = {
  home: 'home',
  requests: 'requests',
  calendar: 'calendar',
  clients: 'clients',
  import: 'clients',
  team: 'team',
  settings: 'settings',
  'digital-payments': 'settings',
  'my-data': 'settings',
  'change-password': 'settings',
  'new-facility': 'settings',
  'facility-code': 'clients',
  onboarding: 'home',
  'trial-expired': 'home',
  'facility-data': 'settings',
  services: 'settings',
  hours: 'settings',
  timetables: 'settings',
};

/** The places at the left, with the numbers of what waits there. */
export function useNavigation(
  page: PageName,
  counts: RequestCounts | undefined,
): readonly NavItem[] {
  const { t } = useTranslation();
  const place = placeOf[page];
  const badge = (count: number) => ({ count, label: t('common:words.waiting', { count }) });
  const { new: fresh = 0, unread = 0, visitsUnread = 0 } = counts ?? {};
  const { toBeConfirmed = 0, toBeBooked = 0 } = counts ?? {};
  return [
    {
      key: 'home',
      label: t('settings:places.home'),
      icon: <IconHome size={20} />,
      active: place === 'home',
    },
    {
      key: 'requests',
      label: t('settings:places.requests'),
      icon: <IconInbox size={20} />,
      active: place === 'requests',
      badge: badge(fresh + unread + visitsUnread),
    },
    {
      key: 'calendar',
      label: t('settings:places.calendar'),
      icon: <IconCalendar size={20} />,
      active: place === 'calendar',
      badge: badge(toBeConfirmed + toBeBooked),
    },
    {
      key: 'clients',
      label: t('settings:places.clients'),
      icon: <IconUsers size={20} />,
      active: place === 'clients',
    },
    {
      key: 'team',
      label: t('settings:places.team'),
      icon: <IconUsersGroup size={20} />,
      active: place === 'team',
    },
    {
      key: 'settings',
      label: t('settings:places.settings'),
      icon: <IconSettings size={20} />,
      active: place === 'settings',
    },
  ];
}

export const renderNavLink: RenderNavLink = ({ key }, link) => (
  <Link to={isPlace(key) ? addresses[key] : '/dashboard'} search={{}} {...link} />
);

const isPlace = (key: string): key is Place => Object.hasOwn(addresses, key);
