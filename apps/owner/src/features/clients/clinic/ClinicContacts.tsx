import type { Facility } from '@zampa/contract/facilities/objects';
import { formatPhone, phoneLink } from '@zampa/domain/people/phone-format';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import { IconMapPin } from '@zampa/ui/icons/IconMapPin';
import { IconPhone } from '@zampa/ui/icons/IconPhone';
import { List } from '@zampa/ui/kit/List.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { ReactNode } from 'react';
import { addressText, mapLink } from './clinic-address.ts';
import styles from './clinic.module.css';

/** Contacts of a clinic: address with a map, phone, and the number for emergencies. Omits what it has not entered. */
export function ClinicContacts({ facility }: { facility: Facility }) {
  const { t } = useTranslation();
  const { phone, emergencyPhone, emergencyText } = facility;
  const address = addressText(facility);
  if (!address && !phone && !emergencyPhone && !emergencyText) return null;
  return (
    <List>
      {address && (
        <ContactRow
          icon={<IconMapPin size={22} aria-hidden="true" />}
          href={mapLink(facility)}
          label={address}
          note={t('clients:clinics.page.map')}
        />
      )}
      {phone && (
        <ContactRow
          icon={<IconPhone size={22} aria-hidden="true" />}
          href={phoneLink(phone)}
          label={formatPhone(phone)}
          note={t('clients:clinics.callClinic', { clinic: facility.name })}
        />
      )}
      {(emergencyPhone ?? emergencyText) && (
        <ContactRow
          icon={<IconAlertTriangle size={22} aria-hidden="true" />}
          href={emergencyPhone ? phoneLink(emergencyPhone) : undefined}
          label={emergencyPhone ? formatPhone(emergencyPhone) : t('clients:clinics.page.emergency')}
          note={emergencyText ?? t('clients:clinics.page.emergency')}
        />
      )}
    </List>
  );
}

interface ContactRowProps {
  icon: ReactNode;
  href: string | undefined;
  label: string;
  note: string;
}

function ContactRow({ icon, href, label, note }: ContactRowProps) {
  const words = (
    <>
      {icon}
      <Stack as="span" gap="0" grow>
        <Text as="strong" weight="600">
          {label}
        </Text>
        <Text as="span" tone="muted" size="small" written>
          {note}
        </Text>
      </Stack>
    </>
  );
  if (href === undefined) return <li className={styles['contact']}>{words}</li>;
  const opensTab = href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' };
  return (
    <li className={styles['linked']}>
      <a className={styles['contact']} href={href} {...opensTab}>
        {words}
      </a>
    </li>
  );
}
