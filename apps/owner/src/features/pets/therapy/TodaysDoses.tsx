import { useQueries } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { familyTherapiesQuery } from '@zampa/client/health/family-therapies-query';
import { useMe } from '@zampa/client/session/use-me';
import type { Therapy } from '@zampa/contract/health/objects/prescription';
import { todaysDoses } from '@zampa/domain/health/todays-doses';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import type { DoseOfTherapy } from './DoseSection.tsx';

/** Families without a dose today do not load it. */
const DoseSection = lazyPart(async () => (await import('./DoseSection.tsx')).DoseSection);

/** Returns the doses of today of all therapies, earliest first. */
const dosesOf = (therapies: readonly Therapy[], now: Date): readonly DoseOfTherapy[] =>
  therapies
    .filter(({ status }) => status === 'ACTIVE')
    .flatMap((therapy) =>
      todaysDoses(therapy.doses, now, therapy.zone).map((dose) => ({ therapy, dose })),
    )
    .toSorted((one, other) => one.dose.dueAt.localeCompare(other.dose.dueAt));

/** The doses of today for all pets of the family. Renders nothing without any. */
export function TodaysDoses() {
  const api = useApi();
  const now = useServerMinute();
  const living = useMe().pets.filter(({ deceasedOn }) => deceasedOn === null);
  const therapies = useQueries({
    queries: living.map(({ id }) => familyTherapiesQuery(api, id)),
    combine: (results) => results.flatMap(({ data = [] }) => data),
  });
  const doses = dosesOf(therapies, now);
  if (doses.length === 0) return null;
  return <DoseSection doses={doses} pets={living} now={now} />;
}
