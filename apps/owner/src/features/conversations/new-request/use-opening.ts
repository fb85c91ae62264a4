import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { VetFacility } from '@zampa/contract/people/user';
import { openingStateAt } from '@zampa/domain/facilities/opening';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { useLanguage } from '@zampa/i18n/use-language';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { clinicQuery } from './queries.ts';

export type ClinicOpening = {
  readonly isClosed: boolean;
  /** When it opens next, as text; null if open or unknown. */
  readonly opens: string | null;
  readonly emergencyPhone: string | null;
  readonly emergencyText: string | null;
};

/**
 * Returns whether the clinic is closed now, and its emergency contact. Counts as open until its hours are loaded.
 */
export function useOpening(clinic: VetFacility | undefined): ClinicOpening {
  const language = useLanguage();
  const now = useServerMinute();
  const { data } = useQuery(clinicQuery(useApi(), clinic?.id ?? null));
  const opening = data?.opening ?? null;
  const isClosed = openingStateAt(opening, now) === 'CLOSED';
  return {
    isClosed,
    opens:
      isClosed && opening?.opensAt && clinic
        ? whenText(opening.opensAt, clinic.timezone, language)
        : null,
    emergencyPhone: data?.emergencyPhone ?? null,
    emergencyText: data?.emergencyText ?? null,
  };
}
