import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { languages } from '@zampa/i18n/languages';
import { useLanguage } from '@zampa/i18n/use-language';
import { useChangeLanguage } from '@zampa/shared-screens/account/use-change-language';
import { useTranslation } from 'react-i18next';

/** The languages, each in its own name, the one on screen ticked. */
export function LanguageItems() {
  const { t } = useTranslation();
  const shown = useLanguage();
  const change = useChangeLanguage();
  const names = { en: t('common:language.en'), it: t('common:language.it') };
  return (
    <>
      <Menu.Label>{t('common:language.label')}</Menu.Label>
      {languages.map((language) => (
        <Menu.Item
          key={language}
          role="menuitemradio"
          aria-checked={language === shown}
          lang={language}
          closeMenuOnClick={false}
          rightSection={language === shown && <IconCheck size={16} aria-hidden="true" />}
          onClick={() => change(language)}
        >
          {names[language]}
        </Menu.Item>
      ))}
    </>
  );
}
