import { Button } from '@mantine/core';
import { IconMessageCirclePlus, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { isUnregistered, refusalOfContact } from '@zampa/domain/clients/relationship';
import { formatDay } from '@zampa/i18n/format/dates';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { ClinicName } from './ClinicName.tsx';
import { OwnSteps } from './OwnSteps.tsx';
import styles from './vets.module.css';

/** Shows one clinic: call it, ask it, see which pets it knows. */
export function ClinicCard({ clinic }: { clinic: JoinedClinic }) {
  const { t } = useTranslation();
  const open = refusalOfContact(clinic.status, 'owner') === null;
  return (
    <Card as="article" gap="16">
      <ClinicName clinic={clinic}>
        {clinic.clientFrom && (
          <Text tone="muted">
            {t('clients-owner:since', {
              day: formatDay(new Date(clinic.clientFrom), clinic.timezone),
            })}
          </Text>
        )}
      </ClinicName>
      {!open && (
        <Callout tone="ask">{t(whyClosed(clinic.status), { clinic: clinic.name })}</Callout>
      )}
      {open && !clinic.acceptsRequests && (
        <Callout tone="ask">{t('clients-owner:takesNothingNew', { clinic: clinic.name })}</Callout>
      )}
      <Row fill>
        {clinic.phone && (
          <Button
            component="a"
            href={`tel:${clinic.phone}`}
            variant="default"
            leftSection={<IconPhone size={20} aria-hidden="true" />}
            aria-label={t('clients-owner:callClinic', { clinic: clinic.name })}
          >
            {t('clients-owner:call')}
          </Button>
        )}
        {open && clinic.acceptsRequests && (
          <Button
            leftSection={<IconMessageCirclePlus size={20} aria-hidden="true" />}
            renderRoot={(props) => (
              <Link to="/workspace/ask" search={{ clinic: clinic.id }} {...props} />
            )}
          >
            {t('clients-owner:ask')}
          </Button>
        )}
      </Row>
      {open && <PetsSeen clinic={clinic} />}
      <OwnSteps clinic={clinic} />
    </Card>
  );
}

function whyClosed(status: JoinedClinic['status']) {
  if (isUnregistered(status)) return 'clients-owner:notYet';
  return status === 'DISABLED_BY_VET' ? 'clients-owner:shutOut' : 'clients-leaving:paused';
}

function PetsSeen({ clinic }: { clinic: JoinedClinic }) {
  const { t } = useTranslation();
  const seen = useMe().pets.filter(({ id }) => clinic.pets.includes(id));
  return (
    <Link to="/workspace/vets" search={{ animals: clinic.id }} className={styles['seen']}>
      <Stack as="span" gap="0" grow>
        <Text as="strong" weight="600">
          {t('clients-owner:petsSeen')}
        </Text>
        <Text as="span" tone="muted" lines="3">
          {seen.map(({ name }) => name).join(', ') || t('clients-owner:noneSeen')}
        </Text>
      </Stack>
      <span className={styles['faces']}>
        {seen.slice(0, 4).map((pet) => (
          <PetPicture key={pet.id} pet={pet} size={36} />
        ))}
      </span>
    </Link>
  );
}
