import { SegmentedControl } from '@mantine/core';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import { isLanguage } from '@zampa/i18n/languages';
import { switchLanguage } from '@zampa/i18n/stored-language';
import { useTranslation } from 'react-i18next';

/** English or Italian: on this device, and for the letters to whoever is signed in. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const api = useApi();
  const signedIn = useSessionState().status === 'signedIn';
  const change = (language: string) => {
    if (!isLanguage(language)) return;
    void switchLanguage(language);
    // The screen has changed already; letters follow when the server can be reached.
    if (signedIn) api.send('PATCH /users', { body: { language } }).catch(() => undefined);
  };
  return (
    <SegmentedControl
      aria-label={t('common:language.label')}
      value={i18n.language}
      onChange={change}
      data={[
        { value: 'en', label: t('common:language.en') },
        { value: 'it', label: t('common:language.it') },
      ]}
    />
  );
}
