import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@zampa/ui/icons/IconCalendarPlus';
import { IconCopy } from '@zampa/ui/icons/IconCopy';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { CopyButton } from '@zampa/ui/share/CopyButton.tsx';

/** Shows the address of a calendar feed (only once), to copy or to open in a calendar app. */
export function FeedAddress({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <Card as="section" tone="pine">
      <Text size="small">{url}</Text>
      <Row fill>
        <CopyButton
          isMain
          value={url}
          icon={<IconCopy size={20} aria-hidden="true" />}
          label={t('appointments:feeds.copy')}
          copiedLabel={t('appointments:feeds.copied')}
        />
        <Button
          component="a"
          variant="default"
          href={url.replace(/^https?:/, 'webcal:')}
          leftSection={<IconCalendarPlus size={20} aria-hidden="true" />}
        >
          {t('appointments:feeds.open')}
        </Button>
      </Row>
      <Text tone="muted">{t('appointments:feeds.secret')}</Text>
    </Card>
  );
}
