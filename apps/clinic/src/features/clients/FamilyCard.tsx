import type { AnswerOf } from '@zampa/client/api/call-types';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { fullName } from '@zampa/domain/people/names';
import { formatDay } from '@zampa/i18n/format/dates';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { PetDescription } from '@zampa/shared-screens/pets/PetDescription.tsx';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './FamilyCard.module.css';

type Family = AnswerOf<'GET /families'>;

export interface FamilyCardProps {
  family: Family;
  facility: StaffFacility;
}

/** A family in full: who can be called, which pets the clinic may see, since when it is a client. */
export function FamilyCard({ family, facility }: FamilyCardProps) {
  const { t } = useTranslation();
  const since = family.Facilities.find(({ id }) => id === facility.id)?.clientFrom;
  return (
    <div className={styles['card']}>
      <section>
        <h3 className={styles['heading']}>{t('clients:card.people')}</h3>
        <ul className={styles['list']}>
          {family.Users.map((person) => (
            <FamilyPerson key={person.id} person={person} />
          ))}
        </ul>
        {since && (
          <p className={styles['quiet']}>
            {t('clients:card.since')} {formatDay(new Date(since), facility.timezone)}
          </p>
        )}
      </section>
      <section>
        <h3 className={styles['heading']}>{t('clients:card.pets')}</h3>
        {family.Pets.length === 0 && <p className={styles['quiet']}>{t('clients:card.noPets')}</p>}
        <ul className={styles['list']}>
          {family.Pets.map((pet) => (
            <li key={pet.id} className={styles['item']}>
              <PetPicture pet={pet} size={48} />
              <span>
                <strong>{pet.name}</strong>
                <span className={styles['quiet']}>
                  <PetDescription pet={pet} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function FamilyPerson({ person }: { person: Family['Users'][number] }) {
  const { t } = useTranslation();
  const name = fullName(person);
  return (
    <li className={styles['item']}>
      <PersonPicture person={person} size={40} />
      <span>
        <strong>{name}</strong>
        {person.phone && (
          <a className={styles['contact']} href={`tel:${person.phone}`}>
            <IconPhone size={16} aria-hidden="true" />
            <span className="z-visually-hidden">{t('clients:card.call', { name })}: </span>
            {person.phone}
          </a>
        )}
        {person.email && (
          <a className={styles['contact']} href={`mailto:${person.email}`}>
            <IconMail size={16} aria-hidden="true" />
            <span className="z-visually-hidden">{t('clients:card.write', { name })}: </span>
            {person.email}
          </a>
        )}
      </span>
    </li>
  );
}
