import { SegmentedControl } from '@mantine/core';
import { isLanguage } from '@zampa/domain/people/languages';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useChangeLanguage } from './use-change-language.ts';

/** Lets somebody choose English or Italian: on this device, and for the letters to whoever is signed in. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const shown = useLanguage();
  const change = useChangeLanguage();
  return (
    <SegmentedControl
      aria-label={t('common:language.label')}
      value={shown}
      onChange={(language) => isLanguage(language) && change(language)}
      data={[
        { value: 'en', label: t('common:language.en') },
        { value: 'it', label: t('common:language.it') },
      ]}
    />
  );
}
