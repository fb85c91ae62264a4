import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const schemes = ['auto', 'light', 'dark'] as const;

/** Light, dark, or as the device says; the choice is kept on this device. */
export function SchemeItems() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const names = {
    auto: t('common:scheme.auto'),
    light: t('common:scheme.light'),
    dark: t('common:scheme.dark'),
  };
  return (
    <>
      <Menu.Label>{t('common:scheme.label')}</Menu.Label>
      {schemes.map((scheme) => (
        <Menu.Item
          key={scheme}
          role="menuitemradio"
          aria-checked={scheme === colorScheme}
          closeMenuOnClick={false}
          rightSection={scheme === colorScheme && <IconCheck size={16} aria-hidden="true" />}
          onClick={() => setColorScheme(scheme)}
        >
          {names[scheme]}
        </Menu.Item>
      ))}
    </>
  );
}
