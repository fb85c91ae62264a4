import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import type { Language } from '@zampa/domain/people/languages';
import { switchLanguage } from '@zampa/i18n/stored-language';

/** Returns a function that changes the language on this device and, for signed-in users, of their e-mails. */
export function useChangeLanguage(): (language: Language) => void {
  const api = useApi();
  const signedIn = useSessionState().status === 'signedIn';
  return (language) => {
    void switchLanguage(language);
    // The screen has already changed. E-mails keep the old language if the server is unreachable.
    if (signedIn) api.updateUser({ body: { language } }).catch(() => undefined);
  };
}
