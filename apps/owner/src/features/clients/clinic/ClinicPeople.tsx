import type { Facility } from '@zampa/contract/facilities/objects';
import type { Person } from '@zampa/contract/people/user';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './clinic.module.css';

/** The people of a clinic with their faces, vets first. */
export function ClinicPeople({ people }: { people: Facility['staff'] }) {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  const vetsFirst = people.toSorted((one, other) => Number(other.isVet) - Number(one.isVet));
  return (
    <Section title={t('clients:clinics.page.people')}>
      <ul className={styles['people']}>
        {vetsFirst.map((person) => (
          <li key={person.id} className={styles['person']}>
            <PersonPicture person={person} size={56} />
            <Text as="span" size="small" lines="2" title={nameOf(person)}>
              <bdi>{nameOf(person)}</bdi>
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim();
