import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { familyTherapiesQuery } from '@zampa/client/health/family-therapies-query';
import type { Prescription } from '@zampa/contract/health/objects/prescription';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { PrescribedMedicine } from './PrescribedMedicine.tsx';
import { planElementId, useScrollToDose } from './target-dose.ts';
import { TherapyCard } from './TherapyCard.tsx';

export interface TherapySectionProps {
  pet: Pet;
  prescriptions: readonly Prescription[];
}

/** A pet's medicines: those that the family gives now, with the doses of today, then all that were prescribed. */
export function TherapySection({ pet, prescriptions }: TherapySectionProps) {
  const { t } = useTranslation();
  const query = useQuery(familyTherapiesQuery(useApi(), pet.id));
  useScrollToDose(query.data !== undefined);
  const lines = prescriptions.flatMap(({ lines: own, ...prescription }) =>
    own.map((line) => ({ line, prescription })),
  );
  return (
    <Section title={t('health:record.medicines')}>
      {lines.length === 0 && <Text tone="muted">{t('health:therapy.empty')}</Text>}
      {lines.length > 0 && (
        <QueryStates query={query} shape="rows" count={1}>
          {(therapies) => {
            const active = therapies.filter(({ status }) => status === 'ACTIVE');
            const others = lines.filter(({ line }) => !active.some(({ id }) => id === line.planId));
            return (
              <>
                {active.map((therapy) => (
                  <TherapyCard key={therapy.id} pet={pet} therapy={therapy} />
                ))}
                {others.length > 0 && (
                  <List>
                    {others.map(({ line, prescription }) => (
                      <li key={line.id} id={line.planId ? planElementId(line.planId) : undefined}>
                        <PrescribedMedicine
                          pet={pet}
                          line={line}
                          prescription={prescription}
                          therapy={therapies.find(({ id }) => id === line.planId)}
                        />
                      </li>
                    ))}
                  </List>
                )}
              </>
            );
          }}
        </QueryStates>
      )}
    </Section>
  );
}
