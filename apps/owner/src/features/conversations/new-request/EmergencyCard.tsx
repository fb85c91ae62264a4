import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPhone } from '@tabler/icons-react';
import type { VetFacility } from '@zampa/contract/people/user';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './new-request.module.css';

/** Shows what must not wait for an answer, and the call that helps. */
export function EmergencyCard({ clinic }: { clinic: VetFacility | undefined }) {
  const { t } = useTranslation();
  return (
    <Card as="aside" tone="due">
      <Row gap="12" align="start" wrap={false}>
        <IconAlertTriangle size={22} aria-hidden="true" className={styles['sign']} />
        <Stack gap="12" align="start" grow>
          <Text>
            <strong className={styles['sign']}>{t('conversations-new:emergency.title')}</strong>{' '}
            {t('conversations-new:emergency.text')}
          </Text>
          {clinic?.phone && (
            <Button
              component="a"
              href={`tel:${clinic.phone}`}
              variant="default"
              leftSection={<IconPhone size={20} aria-hidden="true" />}
            >
              {t('conversations-new:emergency.call', { clinic: clinic.name })}
            </Button>
          )}
        </Stack>
      </Row>
    </Card>
  );
}
