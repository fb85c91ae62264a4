import '@zampa/i18n/english/health';
import { useQueries } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { familyTherapiesQuery } from '@zampa/client/health/therapies';
import { useMe } from '@zampa/client/session/use-me';
import type { Dose, Therapy } from '@zampa/contract/health/objects/prescription';
import { todaysDoses } from '@zampa/domain/health/todays-doses';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { List } from '@zampa/ui/kit/List.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { DoseRow } from './DoseRow.tsx';

type DoseOfTherapy = { readonly therapy: Therapy; readonly dose: Dose };

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
  const { t } = useTranslation();
  const api = useApi();
  const now = useServerMinute();
  const living = useMe().pets.filter(({ deceasedOn }) => deceasedOn === null);
  const therapies = useQueries({
    queries: living.map(({ id }) => familyTherapiesQuery(api, id)),
    combine: (results) => results.flatMap(({ data = [] }) => data),
  });
  const doses = dosesOf(therapies, now);
  if (doses.length === 0) return null;
  return (
    <Section title={t('health:therapy.today')}>
      <List>
        {doses.map(({ therapy, dose }) => (
          <li key={`${therapy.id} ${dose.dueAt}`}>
            <DoseRow
              therapy={therapy}
              dose={dose}
              now={now}
              petName={living.find(({ id }) => id === therapy.PetId)?.name ?? ''}
            />
          </li>
        ))}
      </List>
    </Section>
  );
}
