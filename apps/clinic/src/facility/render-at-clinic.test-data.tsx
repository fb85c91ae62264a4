import { FACILITY_ADMIN, staffStanding } from '@zampa/domain/people/roles';
import type { ScreenOptions } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { vera } from '@zampa/shared-screens/rendered/samples.test-data';
import type { ReactNode } from 'react';
import { FacilityProvider } from './FacilityProvider.tsx';

type AtClinicOptions = Pick<ScreenOptions, 'answers' | 'language'> & {
  readonly idRole?: number;
  readonly governs?: boolean;
};

/**
 * Renders a part of the app for Vera, who is an admin of the one clinic of the samples and governs its organization,
 * or has another role there.
 */
export const renderAtClinic = (
  screen: ReactNode,
  {
    idRole = FACILITY_ADMIN,
    governs = staffStanding(idRole) === 'admin',
    ...options
  }: AtClinicOptions = {},
) =>
  renderScreen(<FacilityProvider>{screen}</FacilityProvider>, {
    app: 'clinic',
    me: { ...vera, facilities: vera.facilities.map((place) => ({ ...place, idRole, governs })) },
    ...options,
  });
