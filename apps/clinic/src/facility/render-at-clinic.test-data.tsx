import { FACILITY_ADMIN, staffRoleOf } from '@zampa/domain/people/roles';
import type { ScreenOptions } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { vera } from '@zampa/shared-screens/rendered/samples.test-data';
import type { ReactNode } from 'react';
import { FacilityProvider } from './FacilityProvider.tsx';

type AtClinicOptions = Pick<ScreenOptions, 'answers' | 'language'> & {
  readonly idRole?: number;
  readonly governs?: boolean;
};

/** Renders a screen for Vera, by default an admin of the sample clinic who governs its organization. */
export const renderAtClinic = (
  screen: ReactNode,
  {
    idRole = FACILITY_ADMIN,
    governs = staffRoleOf(idRole) === 'admin',
    ...options
  }: AtClinicOptions = {},
) =>
  renderScreen(<FacilityProvider>{screen}</FacilityProvider>, {
    app: 'clinic',
    me: { ...vera, facilities: vera.facilities.map((place) => ({ ...place, idRole, governs })) },
    ...options,
  });
