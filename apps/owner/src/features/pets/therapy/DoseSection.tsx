import '@zampa/i18n/english/health';
import type { Dose, Therapy } from '@zampa/contract/health/objects/prescription';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { List } from '@zampa/ui/kit/List.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { DoseRow } from './DoseRow.tsx';

export type DoseOfTherapy = { readonly therapy: Therapy; readonly dose: Dose };

export interface DoseSectionProps {
  doses: readonly DoseOfTherapy[];
  /** The pets that the doses are for. */
  pets: readonly Pick<Pet, 'id' | 'name'>[];
  now: Date;
}

/** Lists doses of today of several pets. */
export function DoseSection({ doses, pets, now }: DoseSectionProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('health:therapy.today')}>
      <List>
        {doses.map(({ therapy, dose }) => (
          <li key={`${therapy.id} ${dose.dueAt}`}>
            <DoseRow
              therapy={therapy}
              dose={dose}
              now={now}
              petName={pets.find(({ id }) => id === therapy.PetId)?.name ?? ''}
            />
          </li>
        ))}
      </List>
    </Section>
  );
}
