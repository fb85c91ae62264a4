import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { phoneLink } from '@zampa/domain/people/phone-format';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconMessageCirclePlus } from '@zampa/ui/icons/IconMessageCirclePlus';
import { IconPhone } from '@zampa/ui/icons/IconPhone';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { canAsk } from './can-ask.ts';

/** Buttons to call a clinic and to send it a request, each where it is possible. */
export function AskAndCall({ clinic }: { clinic: JoinedClinic }) {
  const { t } = useTranslation();
  return (
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
      {canAsk(clinic) && (
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
  );
}
