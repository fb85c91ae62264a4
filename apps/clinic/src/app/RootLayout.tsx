import { Outlet } from '@tanstack/react-router';
import { useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import { SplashScreen } from '@zampa/ui/states/SplashScreen.tsx';
import { useTranslation } from 'react-i18next';

/** Around every page: the farewell covers whatever was on screen. */
export function RootLayout() {
  const { t } = useTranslation();
  const { status } = useSessionState();
  if (status === 'leaving') return <SplashScreen text={t('common:states.leaving')} />;
  return <Outlet />;
}
