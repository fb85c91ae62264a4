import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import type { Language } from '@zampa/domain/people/languages';
import { switchLanguage } from '@zampa/i18n/stored-language';

/** Changes the language on this device, and that of the letters to whoever is signed in. */
export function useChangeLanguage(): (language: Language) => void {
  const api = useApi();
  const signedIn = useSessionState().status === 'signedIn';
  return (language) => {
    void switchLanguage(language);
    // The screen has changed already; letters follow when the server can be reached.
    if (signedIn) api.send('PATCH /users', { body: { language } }).catch(() => undefined);
  };
}
