import { Link } from '@tanstack/react-router';
import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { formatDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconChevronRight } from '@zampa/ui/icons/IconChevronRight';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { AskAndCall } from './AskAndCall.tsx';
import { ClinicName } from './ClinicName.tsx';
import { ClinicStatusNote } from './ClinicStatusNote.tsx';
import { SharedPets } from './SharedPets.tsx';
import styles from './vets.module.css';

/** Card of one clinic: opens its page; call, send a request, see the shared pets. */
export function ClinicCard({ clinic }: { clinic: JoinedClinic }) {
  const { t } = useTranslation();
  return (
    <Card as="article" gap="16">
      <Link to="/workspace/vets/$id" params={{ id: clinic.id }} className={styles['name']}>
        <ClinicName clinic={clinic}>
          {clinic.clientFrom && (
            <Text as="span" tone="muted">
              {t('clients:clinics.since', {
                day: formatDay(new Date(clinic.clientFrom), clinic.timezone),
              })}
            </Text>
          )}
        </ClinicName>
        <IconChevronRight size={20} aria-hidden="true" />
      </Link>
      <ClinicStatusNote clinic={clinic} />
      <AskAndCall clinic={clinic} />
      <SharedPets clinic={clinic} />
    </Card>
  );
}
