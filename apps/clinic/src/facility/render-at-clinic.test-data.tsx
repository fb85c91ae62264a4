import type { ScreenOptions } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { vera } from '@zampa/shared-screens/rendered/samples.test-data';
import type { ReactNode } from 'react';
import { FacilityProvider } from './FacilityProvider.tsx';

/** Renders a part of the app for Vera, who works for the one clinic of the samples. */
export const renderAtClinic = (
  screen: ReactNode,
  options: Pick<ScreenOptions, 'answers' | 'language'> = {},
) =>
  renderScreen(<FacilityProvider>{screen}</FacilityProvider>, {
    app: 'clinic',
    me: vera,
    ...options,
  });
