import { IconCalendar } from '@zampa/ui/icons/IconCalendar';
import { IconCreditCard } from '@zampa/ui/icons/IconCreditCard';
import { IconHome } from '@zampa/ui/icons/IconHome';
import { IconInbox } from '@zampa/ui/icons/IconInbox';
import { IconNotebook } from '@zampa/ui/icons/IconNotebook';
import { IconSettings } from '@zampa/ui/icons/IconSettings';
import { IconUsers } from '@zampa/ui/icons/IconUsers';
import { IconUsersGroup } from '@zampa/ui/icons/IconUsersGroup';
import { Link, useRouter } from '@tanstack/react-router';
import type { RequestCounts } from '@zampa/contract/inbox/count-requests';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { NavItem, RenderNavLink } from '@zampa/ui/layout/navigation';

/** Pages of the main navigation in display order. */
const PLACES = [
  { place: '/dashboard', Icon: IconHome },
  { place: '/workspace/requests', Icon: IconInbox },
  { place: '/workspace/calendar', Icon: IconCalendar },
  { place: '/workspace/diary', Icon: IconNotebook },
  { place: '/workspace/clients', Icon: IconUsers },
  { place: '/workspace/payments', Icon: IconCreditCard },
  { place: '/workspace/team', Icon: IconUsersGroup },
  { place: '/workspace/settings', Icon: IconSettings },
] as const;

export type Place = (typeof PLACES)[number]['place'];

/** Returns the items of the main navigation with their page titles and badge counts. */
export function useNavigation(
  current: Place,
  { counts, waiting: inInbox }: NavigationCounts,
): readonly NavItem[] {
  const { t } = useTranslation();
  const { routesByPath } = useRouter();
  const waiting = { ...countsByPlace(counts), '/dashboard': inInbox };
  return PLACES.map(({ place, Icon }) => {
    const title = routesByPath[place].options.staticData?.title;
    const count = waiting[place];
    return {
      key: place,
      label: title ? t(title) : '',
      icon: <Icon size={20} />,
      active: place === current,
      ...(count !== undefined && {
        badge: { count, label: t('common:words.waiting', { count }) },
      }),
    };
  });
}

export type NavigationCounts = {
  readonly counts: RequestCounts | undefined;
  /** Number of items in the inbox. */
  readonly waiting: number;
};

function countsByPlace(counts: RequestCounts | undefined): Partial<Record<Place, number>> {
  const { new: fresh = 0, inProgressWaiting = 0, visitsWaiting = 0 } = counts ?? {};
  const { toBeConfirmed = 0, toBeBooked = 0 } = counts ?? {};
  return {
    '/workspace/requests': fresh + inProgressWaiting + visitsWaiting,
    '/workspace/calendar': toBeConfirmed + toBeBooked,
  };
}

export const renderNavLink: RenderNavLink = ({ key }, link) => (
  <Link
    to={PLACES.find(({ place }) => place === key)?.place ?? '/dashboard'}
    search={{}}
    {...link}
  />
);
