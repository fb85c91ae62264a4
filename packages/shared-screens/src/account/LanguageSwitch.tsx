import { languages } from '@zampa/domain/people/languages';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Chip } from '@zampa/ui/kit/Chip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useChangeLanguage } from './use-change-language.ts';

/** Switches between English and Italian on this device; for signed-in users also in e-mails. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const shown = useLanguage();
  const change = useChangeLanguage();
  const names = { en: t('common:language.en'), it: t('common:language.it') };
  return (
    <Row role="group" aria-label={t('common:language.label')}>
      {languages.map((language) => (
        <Chip
          key={language}
          lang={language}
          isChosen={shown === language}
          onClick={() => change(language)}
        >
          {names[language]}
        </Chip>
      ))}
    </Row>
  );
}
