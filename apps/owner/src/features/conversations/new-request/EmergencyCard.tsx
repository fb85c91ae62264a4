import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import type { VetFacility } from '@zampa/contract/people/user';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { EmergencyCall } from './EmergencyCall.tsx';
import styles from './new-request.module.css';

/** Warning that an emergency must not wait for an answer, with buttons to call the clinic. */
export function EmergencyCard({ clinic }: { clinic: VetFacility | undefined }) {
  const { t } = useTranslation();
  return (
    <Card as="aside" tone="due">
      <Row gap="12" align="start" wrap={false}>
        <IconAlertTriangle size={22} aria-hidden="true" className={styles['sign']} />
        <Stack gap="12" align="start" grow>
          <Text>
            <strong className={styles['sign']}>
              {t('conversations:newRequest.emergency.title')}
            </strong>{' '}
            {t('conversations:newRequest.emergency.text')}
          </Text>
          {clinic && <EmergencyCall clinic={clinic} />}
        </Stack>
      </Row>
    </Card>
  );
}
