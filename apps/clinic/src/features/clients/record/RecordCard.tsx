import { Button } from '@mantine/core';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { PetDescription } from '@zampa/shared-screens/pets/PetDescription.tsx';
import { Suspense, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { AddPet } from './AddPet.tsx';
import type { ClientCardProps, OpenClientProps } from '../lists/card-props.ts';
import { ContactLink } from '../contacts/ContactLink.tsx';
import styles from './FamilyCard.module.css';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded, since most cards are only read. */
const ContactForm = lazyPart(async () => (await import('../contacts/ContactForm.tsx')).ContactForm);

/** Shows the clinic's own record of a client who is not active. */
export function RecordCard({ client, onPet }: OpenClientProps) {
  const { t } = useTranslation();
  return (
    <section>
      <h3 className={styles['heading']}>{t('clients:card.record')}</h3>
      <Contact client={client} />
      <ul className={styles['list']}>
        {client.pets.map((pet) => (
          <li key={pet.id} className={styles['item']}>
            <PetPicture pet={pet} size={48} />
            <span>
              <strong>
                <bdi>{pet.name}</bdi>
              </strong>
              <Text as="span" tone="muted" size="small">
                <PetDescription pet={pet} />
              </Text>
            </span>
          </li>
        ))}
      </ul>
      {client.status === 'IMPORTED' && <AddPet onPet={onPet} />}
    </section>
  );
}

/** Contact details of a record, editable if the clinic entered them. */
function Contact({ client }: ClientCardProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  const address = postalAddress(client);
  const mayChange = client.recorded && staffRoleOf(facility.idRole) !== 'consultant';
  if (isChanging && mayChange)
    return (
      <Suspense>
        <ContactForm client={client} onDone={() => setChanging(false)} />
      </Suspense>
    );
  return (
    <div className={styles['contacts']}>
      <ContactLink kind="phone" value={client.phone} />
      <ContactLink kind="phone" value={client.mobile} label={t('clients:fields.mobile')} />
      <ContactLink kind="email" value={client.email} />
      {(address !== '' || client.taxNumber) && (
        <Facts>
          {address && <Fact label={t('clients:fields.address')}>{address}</Fact>}
          {client.taxNumber && (
            <Fact label={t('clients:fields.taxNumber')}>{client.taxNumber}</Fact>
          )}
        </Facts>
      )}
      {mayChange && (
        <Button variant="default" onClick={() => setChanging(true)}>
          {t('clients:contact.action')}
        </Button>
      )}
    </div>
  );
}

/** Returns the address on one line: `Via Po 1, 00184 Roma`. */
function postalAddress({ address, postcode, city }: ClientCardProps['client']): string {
  const town = [postcode, city].filter(Boolean).join(' ');
  return [address, town].filter(Boolean).join(', ');
}
