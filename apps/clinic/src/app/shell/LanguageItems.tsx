import { Menu } from '@zampa/ui/mantine/Menu';
import { isLanguage, languages } from '@zampa/domain/people/languages';
import { useLanguage } from '@zampa/i18n/use-language';
import { useChangeLanguage } from '@zampa/shared-screens/account/use-change-language';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Shows the languages as menu items, each in its own language; the current one is checked. */
export function LanguageItems() {
  const { t } = useTranslation();
  const change = useChangeLanguage();
  const names = { en: t('common:language.en'), it: t('common:language.it') };
  return (
    <Menu.RadioGroup
      value={useLanguage()}
      onChange={(language) => isLanguage(language) && change(language)}
    >
      <Menu.Label>{t('common:language.label')}</Menu.Label>
      {languages.map((language) => (
        <Menu.RadioItem key={language} value={language} lang={language}>
          {names[language]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
