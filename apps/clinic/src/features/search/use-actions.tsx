import { useMantineColorScheme } from '@mantine/core';
import {
  IconArrowRight,
  IconBeach,
  IconCalendarPlus,
  IconCopy,
  IconLanguage,
  IconMoon,
  IconPlus,
  IconQrcode,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { languages } from '@zampa/i18n/languages';
import { useLanguage } from '@zampa/i18n/use-language';
import { useChangeLanguage } from '@zampa/shared-screens/account/use-change-language';
import type { Command } from '@zampa/ui/command/commands';
import { useTranslation } from '@zampa/i18n/use-translation';

const schemes = ['auto', 'light', 'dark'] as const;

/** What can be done from anywhere, in the language on screen. */
export function useActions(facility: StaffFacility): readonly Command[] {
  return [...usePages(), ...useFacilityActions(facility), ...useLanguages(), ...useSchemes()];
}

function usePages(): readonly Command[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const pages = [
    { to: '/dashboard', name: t('settings:places.home') },
    { to: '/workspace/requests', name: t('settings:places.requests') },
    { to: '/workspace/calendar', name: t('settings:places.calendar') },
    { to: '/workspace/clients', name: t('settings:places.clients') },
    { to: '/workspace/services', name: t('settings:places.services') },
    { to: '/workspace/hours', name: t('settings:places.hours') },
    { to: '/workspace/timetables', name: t('settings:places.timetables') },
    { to: '/workspace/facilities/data', name: t('settings:places.facilityData') },
    { to: '/workspace/settings', name: t('settings:places.settings') },
    { to: '/workspace/my-data', name: t('settings:person.myData') },
  ] as const;
  return pages.map(({ to, name }) => ({
    key: `page-${to.replaceAll('/', '-')}`,
    label: t('search:actions.goTo', { page: name }),
    icon: <IconArrowRight size={18} />,
    onSelect: () => void navigate({ to, search: {} }),
  }));
}

function useFacilityActions({ code }: StaffFacility): readonly Command[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return [
    {
      key: 'copy-code',
      label: t('search:actions.copyCode', { code }),
      icon: <IconCopy size={18} />,
      onSelect: () => void navigator.clipboard.writeText(code),
    },
    {
      key: 'invite',
      label: t('search:actions.invite'),
      icon: <IconQrcode size={18} />,
      onSelect: () => void navigate({ to: '/workspace/facilities/code', search: {} }),
    },
    {
      key: 'new-booking',
      label: t('search:actions.newBooking'),
      icon: <IconCalendarPlus size={18} />,
      onSelect: () => void navigate({ to: '/workspace/calendar', search: { open: 'booking' } }),
    },
    {
      key: 'new-absence',
      label: t('search:actions.newAbsence'),
      icon: <IconBeach size={18} />,
      onSelect: () => void navigate({ to: '/workspace/calendar', search: { open: 'absence' } }),
    },
    {
      key: 'new-facility',
      label: t('search:actions.newFacility'),
      icon: <IconPlus size={18} />,
      onSelect: () => void navigate({ to: '/workspace/facilities/new' }),
    },
  ];
}

function useLanguages(): readonly Command[] {
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

function useSchemes(): readonly Command[] {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
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
