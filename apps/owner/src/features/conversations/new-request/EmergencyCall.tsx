import { Button } from '@mantine/core';
import { IconPhone } from '@zampa/ui/icons/IconPhone';
import type { VetFacility } from '@zampa/contract/people/user';
import { formatPhone, phoneLink } from '@zampa/domain/people/phone-format';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useOpening } from './use-opening.ts';

export interface EmergencyCallProps {
  clinic: VetFacility;
  /** Whether calling is the main action of the screen. */
  isMain?: boolean;
}

/**
 * Buttons to call the clinic. Outside opening hours it says so and offers the clinic's emergency number first, or its
 * advice for emergencies.
 */
export function EmergencyCall({ clinic, isMain = false }: EmergencyCallProps) {
  const { t } = useTranslation();
  const { name, phone } = clinic;
  const { isClosed, opens, emergencyPhone, emergencyText } = useOpening(clinic);
  const offersEmergencyNumber = isClosed && emergencyPhone !== null;
  return (
    <>
      {isClosed && (
        <Text weight="600">
          {opens
            ? t('conversations:newRequest.emergency.closed', { clinic: name, when: opens })
            : t('conversations:newRequest.emergency.closedLong', { clinic: name })}
        </Text>
      )}
      {isClosed && (emergencyText ?? !offersEmergencyNumber) && (
        <Text written>{emergencyText ?? t('conversations:newRequest.emergency.noNumber')}</Text>
      )}
      {offersEmergencyNumber && (
        <CallButton number={emergencyPhone} isMain={isMain}>
          {t('conversations:newRequest.emergency.callEmergency', {
            phone: formatPhone(emergencyPhone),
          })}
        </CallButton>
      )}
      {phone && (
        <CallButton number={phone} isMain={isMain && !isClosed}>
          {isClosed
            ? t('conversations:newRequest.emergency.callClosed', { clinic: name })
            : t('conversations:newRequest.emergency.call', { clinic: name })}
        </CallButton>
      )}
    </>
  );
}

interface CallButtonProps {
  number: string;
  isMain: boolean;
  children: string;
}

function CallButton({ number, isMain, children }: CallButtonProps) {
  return (
    <Button
      component="a"
      href={phoneLink(number)}
      leftSection={<IconPhone size={20} aria-hidden="true" />}
      {...(isMain ? { color: 'red', size: 'lg' } : { variant: 'default' })}
    >
      {children}
    </Button>
  );
}
