import { useMantineColorScheme } from '@mantine/core';
import { Menu } from '@zampa/ui/mantine/Menu';
import { useTranslation } from '@zampa/i18n/use-translation';

const schemes = ['auto', 'light', 'dark'] as const;

/** Shows the color schemes as menu items: light, dark or the device's setting. The choice is stored on this device. */
export function SchemeItems() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const names = {
    auto: t('common:scheme.auto'),
    light: t('common:scheme.light'),
    dark: t('common:scheme.dark'),
  };
  return (
    <Menu.RadioGroup
      value={colorScheme}
      onChange={(chosen) => setColorScheme(schemes.find((scheme) => scheme === chosen) ?? 'auto')}
    >
      <Menu.Label>{t('common:scheme.label')}</Menu.Label>
      {schemes.map((scheme) => (
        <Menu.RadioItem key={scheme} value={scheme}>
          {names[scheme]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
