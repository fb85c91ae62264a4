import { useMantineColorScheme } from '@mantine/core';
import { IconArrowRight } from '@zampa/ui/icons/IconArrowRight';
import { IconBeach } from '@zampa/ui/icons/IconBeach';
import { IconCalendarPlus } from '@zampa/ui/icons/IconCalendarPlus';
import { IconClockPause } from '@zampa/ui/icons/IconClockPause';
import { IconCopy } from '@zampa/ui/icons/IconCopy';
import { IconFileImport } from '@zampa/ui/icons/IconFileImport';
import { IconLanguage } from '@zampa/ui/icons/IconLanguage';
import { IconLogout } from '@zampa/ui/icons/IconLogout';
import { IconMoon } from '@zampa/ui/icons/IconMoon';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { IconQrcode } from '@zampa/ui/icons/IconQrcode';
import { IconSend } from '@zampa/ui/icons/IconSend';
import { IconUserPlus } from '@zampa/ui/icons/IconUserPlus';
import { useNavigate } from '@tanstack/react-router';
import { usePauseBookings } from '@zampa/client/appointments/use-pause-bookings';
import type { StaffFacility } from '@zampa/contract/people/user';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { mayOpenForClients, mayPauseBookings } from '@zampa/domain/people/staff-rights';
import { languages } from '@zampa/domain/people/languages';
import { useLanguage } from '@zampa/i18n/use-language';
import { openSignOutDialog } from '@zampa/shared-screens/account/sign-out-dialog-state';
import { useChangeLanguage } from '@zampa/shared-screens/account/use-change-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { Action } from './actions.ts';

const PAUSE_MINUTES = 60;
const schemes = ['auto', 'light', 'dark'] as const;

/** Returns all actions that are available everywhere, in the current language. */
export function useActions(facility: StaffFacility): readonly Action[] {
  return [
    ...usePageActions(facility),
    ...useClientActions(facility),
    ...useFacilityActions(facility),
    ...useLanguageActions(),
    ...useSchemeActions(),
    useSignOutAction(),
  ];
}

function usePageActions({ idRole }: StaffFacility): readonly Action[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const pages = [
    { to: '/dashboard', name: t('settings:places.home') },
    { to: '/workspace/requests', name: t('settings:places.requests') },
    { to: '/workspace/calendar', name: t('settings:places.calendar') },
    { to: '/workspace/clients', name: t('settings:places.clients') },
    { to: '/workspace/payments', name: t('settings:places.payments') },
    { to: '/workspace/team', name: t('settings:places.team') },
    { to: '/workspace/services', name: t('settings:places.services') },
    { to: '/workspace/hours', name: t('settings:places.hours') },
    { to: '/workspace/timetables', name: t('settings:places.timetables') },
    { to: '/workspace/facilities/data', name: t('settings:places.facilityData') },
    { to: '/workspace/digital-payments', name: t('settings:facility.payments') },
    { to: '/workspace/subscription', name: t('settings:places.subscription') },
    ...(staffRoleOf(idRole) === 'admin'
      ? [{ to: '/workspace/subscription/plans', name: t('settings:places.plans') } as const]
      : []),
    { to: '/workspace/settings', name: t('settings:places.settings') },
    { to: '/workspace/my-data', name: t('settings:person.myData') },
    { to: '/workspace/notifications', name: t('settings:person.notifications') },
  ] as const;
  return pages.map(({ to, name }) => ({
    key: `page-${to.replaceAll('/', '-')}`,
    label: t('search:actions.goTo', { page: name }),
    icon: <IconArrowRight size={18} />,
    onSelect: () => void navigate({ to, search: {} }),
  }));
}

/** Actions on clients that the user may perform. */
function useClientActions({ idRole }: StaffFacility): readonly Action[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const addClient: Action = {
    key: 'new-client',
    label: t('search:actions.newClient'),
    synonyms: t('search:synonyms.newClient'),
    icon: <IconUserPlus size={18} />,
    onSelect: () => void navigate({ to: '/workspace/clients', search: { open: 'new' } }),
  };
  const inviteClients: Action = {
    key: 'invite-clients',
    label: t('search:actions.inviteClients'),
    icon: <IconSend size={18} />,
    onSelect: () => void navigate({ to: '/workspace/clients', search: { open: 'invite' } }),
  };
  const importClients: Action = {
    key: 'import',
    label: t('search:actions.import'),
    synonyms: t('search:synonyms.import'),
    icon: <IconFileImport size={18} />,
    onSelect: () => void navigate({ to: '/workspace/import' }),
  };
  if (!mayOpenForClients(idRole)) return [];
  return staffRoleOf(idRole) === 'admin'
    ? [addClient, inviteClients, importClients]
    : [addClient, inviteClients];
}

/** Sign-out, as in the user menu. */
function useSignOutAction(): Action {
  const { t } = useTranslation();
  return {
    key: 'sign-out',
    label: t('common:actions.signOut'),
    icon: <IconLogout size={18} />,
    onSelect: openSignOutDialog,
  };
}

function useFacilityActions({ id, code, idRole }: StaffFacility): readonly Action[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const pause = usePauseBookings(id);
  const pauseBookings: Action = {
    key: 'pause',
    label: t('search:actions.pause'),
    synonyms: t('search:synonyms.pause'),
    icon: <IconClockPause size={18} />,
    act: async () => {
      await pause.mutateAsync(PAUSE_MINUTES);
      await navigate({ to: '/workspace/calendar', search: {} });
    },
  };
  return [
    {
      key: 'copy-code',
      label: t('search:actions.copyCode', { code }),
      icon: <IconCopy size={18} />,
      act: () => navigator.clipboard.writeText(code),
    },
    {
      key: 'invite',
      label: t('search:actions.invite'),
      synonyms: t('search:synonyms.invite'),
      icon: <IconQrcode size={18} />,
      onSelect: () => void navigate({ to: '/workspace/facilities/code', search: {} }),
    },
    {
      key: 'new-booking',
      label: t('search:actions.newBooking'),
      synonyms: t('search:synonyms.newBooking'),
      icon: <IconCalendarPlus size={18} />,
      onSelect: () => void navigate({ to: '/workspace/calendar', search: { open: 'booking' } }),
    },
    {
      key: 'new-absence',
      label: t('search:actions.newAbsence'),
      synonyms: t('search:synonyms.newAbsence'),
      icon: <IconBeach size={18} />,
      onSelect: () => void navigate({ to: '/workspace/calendar', search: { open: 'absence' } }),
    },
    ...(mayPauseBookings(idRole) ? [pauseBookings] : []),
    {
      key: 'new-facility',
      label: t('search:actions.newFacility'),
      icon: <IconPlus size={18} />,
      onSelect: () => void navigate({ to: '/workspace/facilities/new' }),
    },
  ];
}

function useLanguageActions(): readonly Action[] {
  const { t } = useTranslation();
  const current = useLanguage();
  const change = useChangeLanguage();
  const names = { en: t('common:language.en'), it: t('common:language.it') };
  return languages
    .filter((language) => language !== current)
    .map((language) => ({
      key: `language-${language}`,
      label: t('search:actions.language', { language: names[language] }),
      icon: <IconLanguage size={18} />,
      onSelect: () => change(language),
    }));
}

function useSchemeActions(): readonly Action[] {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const names = {
    auto: t('common:scheme.auto'),
    light: t('common:scheme.light'),
    dark: t('common:scheme.dark'),
  };
  return schemes
    .filter((scheme) => scheme !== colorScheme)
    .map((scheme) => ({
      key: `scheme-${scheme}`,
      label: t('search:actions.scheme', { scheme: names[scheme] }),
      icon: <IconMoon size={18} />,
      onSelect: () => setColorScheme(scheme),
    }));
}
