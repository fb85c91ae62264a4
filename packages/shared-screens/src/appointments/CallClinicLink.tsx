import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { phoneLink } from '@zampa/domain/people/phone-format';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconPhone } from '@zampa/ui/icons/IconPhone';

export interface CallClinicLinkProps {
  phone: string;
  clinic: string;
}

/** Link that calls the clinic. */
export function CallClinicLink({ phone, clinic }: CallClinicLinkProps) {
  const { t } = useTranslation();
  return (
    <Button
      component="a"
      variant="subtle"
      href={phoneLink(phone)}
      leftSection={<IconPhone size={20} aria-hidden="true" />}
    >
      {t('appointments:link.call', { clinic })}
    </Button>
  );
}
