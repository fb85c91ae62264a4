import { useMantineColorScheme } from '@mantine/core';
import { SegmentedControl } from '@zampa/ui/mantine/SegmentedControl';
import { useTranslation } from '@zampa/i18n/use-translation';

const schemes = ['auto', 'light', 'dark'] as const;

/** Switches between light, dark and the setting of the device. */
export function SchemeSwitch() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const labels = {
    auto: t('common:scheme.auto'),
    light: t('common:scheme.light'),
    dark: t('common:scheme.dark'),
  };
  return (
    <SegmentedControl
      aria-label={t('common:scheme.label')}
      value={colorScheme}
      onChange={(chosen) => setColorScheme(schemes.find((scheme) => scheme === chosen) ?? 'auto')}
      data={schemes.map((value) => ({ value, label: labels[value] }))}
    />
  );
}
