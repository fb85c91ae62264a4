import { SegmentedControl } from '@mantine/core';
import { isLanguage } from '@zampa/i18n/languages';
import { useTranslation } from 'react-i18next';
import { useChangeLanguage } from './use-change-language.ts';

/** English or Italian: on this device, and for the letters to whoever is signed in. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const change = useChangeLanguage();
  return (
    <SegmentedControl
      aria-label={t('common:language.label')}
      value={i18n.language}
      onChange={(language) => isLanguage(language) && change(language)}
      data={[
        { value: 'en', label: t('common:language.en') },
        { value: 'it', label: t('common:language.it') },
      ]}
    />
  );
}
