import { phoneLink } from '@zampa/domain/people/phone-format';
import { Button } from '@mantine/core';
import { IconMessageCirclePlus } from '@zampa/ui/icons/IconMessageCirclePlus';
import { IconPhone } from '@zampa/ui/icons/IconPhone';
import { Link } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { isUnregistered, refusalToContact } from '@zampa/domain/clients/relationship';
import { formatDay } from '@zampa/i18n/format/dates';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { ClinicName } from './ClinicName.tsx';
import { FamilyContactActions } from './FamilyContactActions.tsx';
import styles from './vets.module.css';

/** Card of one clinic: call, send a request, see the shared pets, pause or leave. */
export function ClinicCard({ clinic }: { clinic: JoinedClinic }) {
  const { t } = useTranslation();
  const open = refusalToContact(clinic.status, 'owner') === null;
  return (
    <Card as="article" gap="16">
      <ClinicName clinic={clinic}>
        {clinic.clientFrom && (
          <Text tone="muted">
            {t('clients:clinics.since', {
              day: formatDay(new Date(clinic.clientFrom), clinic.timezone),
            })}
          </Text>
        )}
      </ClinicName>
      {!open && (
        <Callout tone="ask">{t(closedReasonKey(clinic.status), { clinic: clinic.name })}</Callout>
      )}
      {open && !clinic.acceptsRequests && (
        <Callout tone="ask">
          {t('clients:clinics.takesNothingNew', { clinic: clinic.name })}
        </Callout>
      )}
      <Row fill>
        {clinic.phone && (
          <Button
            component="a"
            href={phoneLink(clinic.phone)}
            variant="default"
            leftSection={<IconPhone size={20} aria-hidden="true" />}
            aria-label={t('clients:clinics.callClinic', { clinic: clinic.name })}
          >
            {t('clients:clinics.call')}
          </Button>
        )}
        {open && clinic.acceptsRequests && (
          <Button
            leftSection={<IconMessageCirclePlus size={20} aria-hidden="true" />}
            renderRoot={(props) => (
              <Link to="/workspace/ask" search={{ clinic: clinic.id }} {...props} />
            )}
          >
            {t('clients:clinics.ask')}
          </Button>
        )}
      </Row>
      {open && <SharedPets clinic={clinic} />}
      <FamilyContactActions clinic={clinic} />
    </Card>
  );
}

function closedReasonKey(status: JoinedClinic['status']) {
  if (isUnregistered(status)) return 'clients:clinics.notYet';
  return status === 'DISABLED_BY_VET' ? 'clients:clinics.shutOut' : 'clients:leaving.paused';
}

function SharedPets({ clinic }: { clinic: JoinedClinic }) {
  const { t } = useTranslation();
  const sharedPets = useMe().pets.filter(({ id }) => clinic.pets.includes(id));
  return (
    <Link to="/workspace/vets" search={{ animals: clinic.id }} className={styles['seen']}>
      <Stack as="span" gap="0" grow>
        <Text as="strong" weight="600">
          {t('clients:clinics.petsSeen')}
        </Text>
        <Text as="span" tone="muted" lines="3">
          {sharedPets.map(({ name }) => name).join(', ') || t('clients:clinics.noneSeen')}
        </Text>
      </Stack>
      <span className={styles['faces']}>
        {sharedPets.slice(0, 4).map((pet) => (
          <PetPicture key={pet.id} pet={pet} size={36} />
        ))}
      </span>
    </Link>
  );
}
